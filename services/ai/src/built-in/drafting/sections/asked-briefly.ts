/** "Type of museum and mission, in brief": room for a few sentences, whatever else there is to say. */
export const askedBriefly = /\b(?:in brief|briefly|in (?:a|one|two|three|\d|\d-\d) sentences?)\b/i;
