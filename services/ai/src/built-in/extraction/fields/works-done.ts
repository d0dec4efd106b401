import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { reportedSentences } from './reported-sentences.ts';

const finished =
  'laid|installed|fitted|replaced|repaired|refurbished|renovated|restored|rebuilt|redecorated|repainted|resurfaced|upgraded|purchased|bought|re-?opened|modernised|modernized|demolished|insulated|rewired|extended|converted|sanded|resealed|re-?roofed|planted|built|constructed|erected|completed|launched';
const already =
  '(?:now |also |all |both |recently |successfully |finally |since |just )*(?:\\p{L}+ly )?';
/** "New flooring has been laid in the kitchen", "The outhouse was demolished". */
const wasDone = new RegExp(
  `^(?:.{0,60}, )?[^.;,]{3,90}?,? (?:has|have|had|was|were) ${already}(?:been )?${already}(?:${finished})\\b`,
  'iu',
);
/** "We have fitted a handrail", "The committee had bought forty chairs". */
const haveDone = new RegExp(
  `^(?:We|The (?:committee|trustees|hall|society|club|association|charity|volunteers|members|team|group)|Our \\p{L}+|Volunteers|Members) (?:have |has |had )?${already}(?:${finished}) (?:a|an|the|two|three|four|five|six|new|all|our|some|\\d+)\\b`,
  'iu',
);
/** "Installation of the new heaters is now complete", "January saw the completion of the extension". */
const complete =
  /\b(?:install\w+|refurbish\w+|renovation|restoration|replacement|construction|redecoration|repairs?|extension|conversion|upgrad\w+|works?|project)\b[^.;]{0,70}? (?:is|are|was|were|has been|have been) (?:now |all |finally |successfully )*(?:complete|completed|finished)\b|\bsaw the completion of\b/i;
/** What any meeting does, what is still to come, and what others did. */
const notDone =
  /\b(?:will|would|should|could|may|might|must|to be|if|until|once|unless|not|never|(?<!much[- ])need(?:s|ed)?|hop(?:e|es|ed|ing)|plan(?:s|ned)?|propos\w+|expect\w+|pending|await\w+|quot(?:e|es|ation)s?|minutes|accounts|meeting|agenda|letters?|elect\w+|resolv\w+|report was|poll|form|forms|audit|examin\w+|insurance|developers?|council|neighbou?r\w*|housing|previous owners?)\b/i;
const fewestWords = 4;
const mostWords = 45;
const most = 8;
const trust = 1.2;

/** The works that minutes report as done, and what a register's summary of the year does. */
export const worksDone = (paper: Paper): Candidate[] => {
  const done = reportedSentences(paper).filter(({ text }) => {
    const words = text.split(' ').length;
    return (
      words >= fewestWords &&
      words <= mostWords &&
      (wasDone.test(text) || haveDone.test(text) || complete.test(text)) &&
      !notDone.test(text)
    );
  });
  const [first] = done;
  return first
    ? [
        candidate(
          done
            .slice(0, most)
            .map(({ text }) => text)
            .join('\n'),
          first.line,
          trust,
          first.text,
        ),
      ]
    : [];
};
