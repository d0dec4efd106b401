import { namesBody } from './page-titles.ts';

const small = /^(?:of|the|and|for|in|on|de|la|at)$/i;
const endings = /,?\s+(?:Inc|Incorporated|Corp|Corporation|LLC|Ltd|Limited|S?CIO|CIC|CLG|DAC)\.?$/i;

/**
 * How a paper goes on to call the organization once it has named it: by its first word
 * ("Riverlight") or two, by its last with an article ("the Library"), by its initials ("FHYO").
 */
export const shortNames = (names: string[]): string[] => {
  const found = names.flatMap((name) => {
    const words = name.replace(endings, '').replace(/^The /, '').split(' ');
    if (words.length < 2) return [];
    const [first = ''] = words;
    const second = words[1] ?? '';
    const last = words.at(-1) ?? '';
    const initials = words
      .filter((word) => !small.test(word) && /[\p{L}\d]/u.test(word))
      .map((word) => word[0]?.toUpperCase() ?? '')
      .join('');
    // "Tarn Food Bank and Emergency Services" goes on as "Tarn Food Bank".
    const opening = / (?:and|&|for|of|in) /.exec(name);
    const head = opening ? name.slice(0, opening.index).replace(/^The /, '') : '';
    return [
      // "4TH STREET" goes on as "4THSTREET", "Tarn Hub" as "TarnHub" or, as its host is, "Tarn.Hub".
      ...(words.length === 2 ? [words.join(''), words.join('.')] : []),
      ...(/^(?:The )?Friends of /.test(name) ? ['The Friends'] : []),
      ...(head.split(' ').length > 2 && namesBody(head) ? [head, `The ${head}`] : []),
      ...(first.length > 5 || /^\p{Lu}{3,}$/u.test(first) ? [first] : []),
      // "Spade & Bean Garden Collective" goes on as "Spade & Bean".
      ...(words.length > 3 && /^(?:&|and)$/.test(second) ? [words.slice(0, 3).join(' ')] : []),
      ...(words.length > 2 &&
      !/^(?:&|and)$/.test(second) &&
      !small.test(first) &&
      !small.test(second)
        ? [`${first} ${second}`]
        : []),
      ...(last.length > 3 ? [`The ${last}`] : []),
      // "Tarn Valley Seed Library" goes on as "the Seed Library".
      ...(words.length > 2 && last.length > 3 && !words.slice(-2).some((word) => small.test(word))
        ? [`The ${words.slice(-2).join(' ')}`]
        : []),
      ...(initials.length > 2 ? [initials, `The ${initials}`] : []),
    ];
  });
  return [...new Set(found)];
};

/** What follows where a text opens with the organization: its name, a short form of it, or "we". */
export const afterItself = (text: string, names: string[]): string | undefined => {
  const start = text.trim();
  const forms = [...names.flatMap((name) => [name, `The ${name}`]), ...shortNames(names), 'We'];
  const own = forms
    .filter(
      (form) =>
        start.toLowerCase().startsWith(form.toLowerCase()) &&
        !/^[\p{L}\d]/u.test(start.slice(form.length)),
    )
    .sort((a, b) => b.length - a.length)[0];
  return own === undefined ? undefined : start.slice(own.length).trim();
};

export const opensWithItself = (text: string, names: string[]): boolean =>
  afterItself(text, names) !== undefined;
