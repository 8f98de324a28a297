// The house's features of the 27, for the gallery and the tests: at a table they come from the engine.
import type { Features, Looks, Scent, Voice } from "../features";
import { VALUES } from "../features";

/** In the order of the rules: looks change slowest, voices fastest. */
export const NAMES: Record<string, string[]> = {
  en: ["Banker", "Heiress", "Soprano", "Researcher", "Nurse", "Telephonist", "Undertaker", "Chemist", "Auctioneer", "Barber", "Florist", "Schoolgirl", "Shot-putter", "Seamstress", "Newsboy", "Longshoreman", "Fisherman", "Peddler", "Gangster", "Dancer", "Fortune-teller", "Magician", "Poet", "Inventor", "Bootlegger", "Painter", "Cardsharp"],
  fr: ["Banquier", "Héritière", "Cantatrice", "Chercheur", "Infirmière", "Standardiste", "Croque-mort", "Chimiste", "Commissaire-priseur", "Barbier", "Fleuriste", "Écolière", "Lanceuse de poids", "Couturière", "Crieur de journaux", "Docker", "Pêcheur", "Camelot", "Gangster", "Danseuse", "Voyante", "Magicien", "Poète", "Inventeur", "Contrebandier", "Peintre", "Tricheur"],
};

export const CAST: string[] = (NAMES["en"] ?? []).map((name) => name.toLowerCase().replace("-", "_"));

export function featuresOf(place: number): Features {
  return {
    looks: VALUES.looks[Math.floor(place / 9)] as Looks,
    scent: VALUES.scent[Math.floor(place / 3) % 3] as Scent,
    voice: VALUES.voice[place % 3] as Voice,
  };
}

export const WORDS: Record<string, string> = {
  formal: "Solennel", casual: "Décontracté", eccentric: "Excentrique",
  perfumed: "Parfumé", neutral: "Neutre", foul: "Nauséabond",
  deep: "Profonde", soft: "Douce", shrill: "Aiguë",
};
