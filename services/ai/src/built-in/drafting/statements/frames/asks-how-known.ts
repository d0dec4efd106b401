/** "How will you know that it worked?": a question that aims and measures answer. */
export const asksHowKnown = /\bhow (?:will|would|do) (?:you|we) (?:know|measure|tell|see)\b/i;
