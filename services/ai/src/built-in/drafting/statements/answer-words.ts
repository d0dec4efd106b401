export const at = (answer: string, preposition: string): string =>
  /^(?:in|at|on|across|throughout|within|near|from|by|between|during|every|each|over|around|after|before|starting|until)\b/i.test(
    answer,
  )
    ? answer
    : `${preposition} ${answer}`;
export const numberOnly = (answer: string): boolean =>
  /^(?:about|around|approximately|over|more than|up to|at least|nearly|~)?\s*[\d,.]+(?:\s*(?:-|–|to)\s*[\d,.]+)?\+?(?:\s*(?:%|percent|per year|a year|each year|annually))?$/i.test(
    answer,
  );
export const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:[A-Z][a-z]+\.? \d{1,2}\b|\d{1,2} [A-Z][a-z]+|\d{1,2}\/\d)/;
