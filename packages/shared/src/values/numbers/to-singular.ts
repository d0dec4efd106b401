const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  people: 'person',
  persons: 'person',
  men: 'man',
  women: 'woman',
  criteria: 'criterion',
  theses: 'thesis',
  lives: 'life',
  wives: 'wife',
  feet: 'foot',
};

/** Returns the singular of an English noun in lower case: "copies" is "copy", "people" is "person". */
export function toSingular(noun: string): string {
  const irregularForm = irregular[noun];
  if (irregularForm) return irregularForm;
  if (/(?:ss|us|is)$/.test(noun)) return noun;
  if (/[^aeiou]ies$/.test(noun) && noun !== 'series' && noun !== 'species')
    return `${noun.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(noun)) return noun.slice(0, -2);
  return /[^s]s$/.test(noun) && noun !== 'series' && noun !== 'species' ? noun.slice(0, -1) : noun;
}
