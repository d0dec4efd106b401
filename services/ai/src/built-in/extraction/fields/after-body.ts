import { afterItself } from './own-names.ts';

/** "The society", "the PCC": what a paper calls its body once it has named it. */
const theBody =
  /^[Tt]he (?:(?:[Oo]rgani[sz]ation|[Aa]ssociation|[Ss]ociety|[Cc]harity|[Cc]lub|[Tt]rust|[Ff]oundation|[Cc]ent(?:er|re)|[Mm]useum|[Cc]hurch|[Gg]roup|[Ii]nstitute|[Ll]ibrary|[Cc]hoir|[Oo]rchestra|[Tt]heat(?:er|re)|[Ll]eague|[Gg]uild|[Nn]etwork|[Aa]lliance|[Cc]oalition|[Ss]helter|[Pp]antry|[Pp]arish|[Cc]ongregation|[Aa]cademy|[Hh]ospice|[Ii]nitiative)|[A-Z]{3,6}) (?=\p{Ll})/u;

/** What follows where a sentence opens with the body: its name, "we", or what it is ("the society"). */
export const afterBody = (text: string, names: string[]): string | undefined => {
  const start = text.trim();
  const own = afterItself(start, names);
  if (own !== undefined) return own;
  const called = theBody.exec(start)?.[0];
  return called === undefined ? undefined : start.slice(called.length).trim();
};

const opening =
  /^(?:Again|Finally|Together|Additionally|Also|Besides|Meanwhile|Later|Next|Once|Looking|For|Thanks|With|Through|Throughout|During|Over|By|This|Last|After|At|On|Since|Between|From|In|As)\b[^.;:]{0,110}/u;
/** Where the body may be named behind an opening: "the", "our", "we" or a capital. */
const subject = /(?<=\s)(?:(?:[Tt]he|[Oo]ur|[Ww]e)\b|\p{Lu})/gu;

/** What follows the body where the sentence opens with it, or with when, where or how and then with it. */
export const afterBodyAndOpening = (text: string, names: string[]): string | undefined => {
  const direct = afterBody(text, names);
  if (direct !== undefined) return direct;
  const [introduction = ''] = opening.exec(text) ?? [];
  const places = [...introduction.matchAll(subject)].map(({ index }) => index);
  // "As we look back, the club …": behind a comma the sentence begins.
  const behindComma = places.filter((at) => text.slice(0, at).endsWith(', '));
  for (const index of [...behindComma, ...places]) {
    const own = afterBody(text.slice(index), names);
    if (own !== undefined) return own;
  }
  return undefined;
};
