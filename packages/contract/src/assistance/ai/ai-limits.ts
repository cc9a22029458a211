/** Limits of an organisation's own provider; prices and caps in the currency of its settings, lengths in characters. */
export const MAX_AI_PRICE = 100_000_000;
export const MAX_BASE_URL_LENGTH = 300;
export const MAX_MODEL_LENGTH = 120;
