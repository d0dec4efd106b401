/** What is told at the head of a line before the name: the list it was sent to, the offer, who announces it. */
const before: RegExp[] = [
  /^\[[\p{L}\d .-]{2,24}\]\s+(?=\S)/u,
  /^(?:reminder|update|news|correction|just announced|last call|now open)\s*[:!-]+\s+(?=\S)/i,
  /^(?:receive|get|win|earn|claim) (?:up to )?[$€£][\d,.]+[km]? (?:in|through|from|with|as) (?:an? |the )?(?=\S)/i,
  /^(?:announcing|introducing|presenting|now accepting (?:applications|proposals) for) (?:the |our |its |an? )?(?=\S)/i,
  /^\S[^:.;?!]{1,80}? (?:announces?|launches|unveils|introduces|offers|opens) (?:(?:the|its|their|an?|new|special|first|annual) )*(?=[^:.;?!]*\b(?:grants?|program(?:me)?|fund|awards?|fellowships?|scheme|initiative|prizes?|challenge|scholarships?|microgrants?|mini-?grants?)\b)/iu,
];
/** "Council's Major Grants program now open": whose it is, where a headline tells it. */
const whose =
  /^(?:the )?(?:council|city|county|town|state|foundation|trust|society)['’]s (?=\p{Lu})/iu;
const papers = '(?:applications?|nominations?|proposals?|submissions?|entries)';
/** What is told behind it: that it is open, closes, or has another day. */
const behind: RegExp[] = [
  new RegExp(
    `\\s*(?:[-:,|!(]|--)\\s*(?:(?:updated|new|extended|final|revised) (?:deadlines?|due dates?|dates?)|deadlines? (?:extended|extension|approaching|is|looms?)\\b.*|${papers} (?:are |is )?(?:now |still )?(?:opens?|closes?|closed|closing|due|invited|welcome|wanted)\\b.*|apply (?:now|today|by|before)\\b.*|last (?:chance|call|days)\\b.*|now (?:open|accepting)\\b.*)\\)?$`,
    'i',
  ),
  new RegExp(
    `\\s+(?:${papers} (?:(?:is|are|will) (?:be )?)?(?:now |still )?(?:opens?|closes?|closed|closing|due|extended)|(?:application )?(?:deadline|window|period|round) (?:is|closes|opens|extended|has been extended))\\b.*$`,
    'i',
  ),
  /\s+(?:(?:is|are) )?(?:now )?available(?: (?:for|to|from|in|now|again|through)\b.*)?$/i,
];

/** "Wren Fellowship - Updated Deadline", "Council launches Wren Fund": the name, without the news of it. */
export const withoutNews = (title: string): string => {
  const name = [...before, whose].reduce((rest, news) => rest.replace(news, ''), title);
  return behind.reduce((rest, news) => {
    const kept = rest.replace(news, '').trim();
    return kept === '' ? rest : kept;
  }, name);
};

const asks =
  /\S(?<!\b(?:notice|announcement|calls?)) (?:seeks?|seeking|accepts?|accepting|invites?|inviting|welcomes?|wants|calls for|calling for|looking for|solicits?|soliciting) (?:[\w'-]+ ){0,4}(?:proposals?|applications?|applicants?|requests?|nominations?|nominees|ideas|projects|entries|submissions|grants?)\b/i;
/** "Five awards available, $1,000 each" */
const counts =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|several|\d+) (?:[\w$,-]+ ){0,2}(?:awards?|grants?|fellowships?|prizes|places|stipends?|scholarships?) (?:are |is )?(?:available|offered|on offer|to be won|up for grabs)\b/i;
const praises =
  /\b(?:grants?|funding|funds|awards|programmes?|programs?) (?:strengthens?|boosts?|helps?|enables?|empowers?|transforms?|brings?|delivers?|makes?)\b/i;

/** "Council seeks proposals", "Small grants strengthen towns": a headline tells what happens and names nothing. */
export const tellsNews = (title: string): boolean =>
  [asks, counts, praises].some((news) => news.test(title));

/** Whether a title is one of the news: it tells what happens, or that the call is open or closes. */
export const isHeadline = (title: string): boolean =>
  tellsNews(title) || behind.some((news) => news.test(title));
