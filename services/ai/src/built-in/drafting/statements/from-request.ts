import { readRequest } from '../budget/request.ts';
import { isCertainPhrase } from '../grammar/certain-phrase.ts';
import { openEnd, sentence } from '../grammar/write-sentence.ts';
import { statement, type Statement } from './statement.ts';

/** Who asks for money speaks of money, whatever else the sentence names. */
const asking = { ask: 4, budget: 3 } as const;

const opened =
  /^(?:we )?(?:are )?(?:want|need|ask(?:ing)?(?: for)?|request(?:ing)?|seek(?:ing)?)\b[^$€£]{0,12}$/i;

/**
 * A request that a note glues to what the money is for: the request as one sentence, the rest as
 * another. A sentence that somebody wrote out stays whole.
 */
export const withRequest = (said: Statement): Statement[] => {
  if (said.origin === 'passage' || said.series || said.open) return [said];
  const request = readRequest(said.text);
  if (!request) return [said];
  const at = said.text.indexOf(request.written);
  const before = said.text.slice(0, at);
  const after = said.text.slice(at + request.written.length);
  const purpose = /^\s*(?::|[-–—]|=)\s*(.{3,})$/.exec(after)?.[1];
  if (said.whole || !purpose || !opened.test(before))
    return [{ ...asAsked(said), topics: { ...statement(said).topics, staff: 0, ...asking } }];
  const use = openEnd(purpose);
  return [
    statement(
      { ...bare(said), text: `We ask for ${request.written}.`, order: said.order },
      asking,
      'known',
    ),
    statement(
      {
        ...bare(said),
        text: isCertainPhrase(use) ? `The grant will pay for ${use}.` : sentence(use),
        order: said.order + 0.5,
      },
      { budget: 3, project: 1.5 },
      'known',
    ),
  ];
};

/** "We need about $9,000" answers what is asked for, and asks for it. */
const asAsked = (said: Statement): Statement =>
  said.origin === 'answer'
    ? { ...said, text: said.text.replace(/^We need (?=(?:\p{Ll}+ ){0,3}[$€£])/u, 'We ask for ') }
    : said;

const bare = ({ origin, question }: Statement): Pick<Statement, 'origin' | 'question'> => ({
  origin,
  ...(question ? { question } : {}),
});
