import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';

/** "We’re building a town where every child can swim", "We are creating a future in which …". */
const future =
  /^we(?: are|[’']re) (?:building|creating|shaping|growing|working (?:toward|towards|for)|making|imagining) (?:an? |the )(?:\p{L}+(?:, |[ -])){0,4}?(?:future|world|community|city|town|region|state|country|neighbou?rhood|society|movement|generation|place)\b,? (?:where|in which|that|of|free)\b/iu;
const fewestWords = 10;
const mostWords = 50;
const trust = 0.9;

/** What a page says as its headline that its body works toward, where nothing on it is called a mission. */
export const fromFutures = ({ kind, lines }: Paper): Candidate[] =>
  kind !== 'other'
    ? []
    : lines.flatMap((line): Candidate[] => {
        if (line.others || line.row !== undefined) return [];
        const [first, ...more] = splitSentences(line.text);
        const words = first?.text.split(' ').length ?? 0;
        return first &&
          more.length === 0 &&
          words >= fewestWords &&
          words <= mostWords &&
          future.test(first.text)
          ? [candidate(first.text, line, trust, first.text)]
          : [];
      });
