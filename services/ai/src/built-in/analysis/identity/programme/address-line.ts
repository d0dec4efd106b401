const street =
  /^\d+ .*\b(?:road|street|avenue|lane|drive|boulevard|way|rd|st|ave|blvd)\b\.?(?: (?:north|south|east|west|[ns][ew]?|[ew]))?(?:,.*)?$|\b(?:p\.? ?o\.?|post office) box\b/i;
/** "c/o", "Attn.", "Tel.": how a letter reaches whom it is for. */
const careOf = /^(?:c\/o\b|att(?:n|ention)\b|(?:tel|telephone|phone|fax|e-?mail)\b[.:]? ?[\d(+])/i;
const room = /,? (?:suite|ste\.?|floor|room|unit) #?\d+\w?$|^(?:suite|floor|room) \d+\w?\b/i;
/** "Milwaukee, Wisconsin 53203", "London SW1A 1AA" */
const town =
  /^\p{Lu}[\p{L}. ]+,? \p{Lu}[\p{L}. ]+ \d{5}(?:-\d{4})?$|^\p{Lu}[\p{L}. ]+,? \p{Lu}{1,2}\d{1,2}\p{Lu}? \d\p{Lu}{2}$/u;
/** Who keeps the books or manages a trust is not what is given. */
const firm = /\b(?:LLP|LLC|P\.?L\.?L\.?C\.?|P\.C\.|Attorneys at Law|Trustees?|Esq\.)$/;

/** A line of an address or of a letter's head. */
export const isAddressLine = (line: string): boolean =>
  [street, careOf, room, town, firm].some((one) => one.test(line.trim()));
