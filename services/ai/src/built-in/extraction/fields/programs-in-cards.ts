import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

/** "Employment Services", "Classes & Education", "Family Support": what a page calls a part of its work. */
const service =
  /(?:^|[ &-])(?:services?|support|programs?|programmes?|classes|education|training|assistance|counsell?ing|tutoring|mentoring|mentorship|workshops?|lessons|courses|camps?|clinics?|meals|therapy|outreach|advocacy|case management|resettlement|rehabilitation|care|recovery|preservation|restoration|research|scholarships?|library|pantry|playgroups?)$/i;
/** What visitors, donors and those who work there are told, or what a body is, is no part of its work. */
const none =
  /\b(?:customer|visitor|member(?:ship)?|donor|volunteer|staff|vehicle|gift|giving|sponsorship|employee|technical|tech|ways?|how|why|our|us|your|you|board|code|privacy|accessibility|annual|tax|legal notice|customer care|contact|career|job openings?|policy|we)\b|[?!:]$/i;
const fewest = 3;
const most = 8;
/** Of the headings of such a row, most say by their word that they are services. */
const share = 0.5;
const mostWordsOfATitle = 6;
const fewestWords = 7;
const mostWords = 60;

type Card = { title: Line; text: Line };

const cardAt = (lines: Line[], at: number): Card | undefined => {
  const [title, text] = [lines[at], lines[at + 1]];
  const isCard =
    title?.heading === true &&
    !title.foot &&
    !title.others &&
    text !== undefined &&
    !text.heading &&
    !text.item &&
    !text.others &&
    text.row === undefined &&
    title.text.split(' ').length <= mostWordsOfATitle &&
    !none.test(title.text) &&
    text.text.split(' ').length >= fewestWords &&
    text.text.split(' ').length <= mostWords;
  return isCard ? { title, text } : undefined;
};

/** Headings of one level in a row, each with one paragraph. */
const rowFrom = (lines: Line[], at: number): Card[] => {
  const cards: Card[] = [];
  for (let place = at; place < lines.length; place += 2) {
    const card = cardAt(lines, place);
    if (!card || card.title.level !== lines[at]?.level) break;
    cards.push(card);
  }
  return cards;
};

/**
 * A page that sets out its services side by side, each under a heading of its own, below whatever heading: what they are
 * called says that they are services.
 */
export const programsInCards = ({ kind, lines }: Paper): Candidate[] => {
  if (kind !== 'other' && kind !== 'report') return [];
  for (let at = 0; at < lines.length; at++) {
    const cards = rowFrom(lines, at);
    const named = cards.filter(({ title }) => service.test(title.text));
    const [first] = cards;
    if (first && named.length >= fewest && named.length >= cards.length * share) {
      const value = cards
        .slice(0, most)
        .map(({ title, text }) => `${title.text}: ${text.text}`)
        .join('\n');
      return [candidate(value, first.text, 1.5)];
    }
    at += Math.max(0, 2 * cards.length - 1);
  }
  return [];
};
