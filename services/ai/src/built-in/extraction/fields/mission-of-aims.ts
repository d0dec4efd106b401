import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { sharesWord } from './number-of-another.ts';
import { afterItself } from './own-names.ts';
import { namesBody } from './page-titles.ts';

/** "We are a charter standard club and our aim is to offer football to everyone …". */
const aim =
  /\b(?:our|its|the (?:club|society|association|group|charity|trust|organi[sz]ation|friends)[’']s?) (?:(?:main|primary|overall|overarching|principal|sole|single|simple) )?(?:aim|goal|objective|purpose)s? (?:is|are|has (?:always )?been) (to \p{Ll}.+)$/iu;
/** "The ultimate objective of Rainfall is to make its records …", where the name is the body's own. */
const aimOf =
  /^the (?:(?:ultimate|main|primary|overall|overarching|principal|sole|central|chief|long-term) )?(?:aim|goal|objective|purpose)s? of (?:the )?([^.;,]{3,70}?) (?:is|are|has (?:always )?been) (to \p{Ll}.+)$/iu;
/** "Our main focus is the care of horses that …". */
const focus =
  /^our (?:main|primary|core|sole|principal|central) focus is (?!now\b|currently\b|this\b|not\b)(?:on )?(?:the )?\p{Ll}[^.;]{30,}\.?$/iu;
/** A sum to be raised, or a thing for a year, is a plan. */
const plan =
  /[$£€]|\b(?:19|20)\d{2}\b|\b(?:this|next|coming) (?:year|season|month)|\b(?:fund-?rais\w+|campaign|raise|membership drive|your|you)\b/i;
/** "Today we use wooden boats to help young people finish school." */
const withMeans =
  /^(?:(?:Today|Now|Here),? )?we use (?!cookies|your|this|these|those|that|it|google|data|the (?:data|information))\p{Ll}[^.;]{3,80}? to (?:help|teach|give|bring|build|empower|connect|support|inspire|heal|end|strengthen)\b/iu;
/** "the purpose of the Elm Row Public Library": a body that may be this one, and no part of one. */
const ofAPart =
  /\b(?:fund|committee|program(?:me)?|project|policy|grants?|campaign|board|council|department|act|task force|scholarship|award)\b/i;
const isBodyOfItsOwn = (named: string, names: string[]): boolean =>
  /^\p{Lu}/u.test(named) &&
  namesBody(named) &&
  !ofAPart.test(named) &&
  (names.length === 0 || sharesWord(named, names));
const fewestWords = 6;
const wordsWithMeans = 10;

/** What a paper calls the aim of its body, where nothing is called its mission. */
export const fromAims = ({ kind, lines }: Paper, names: string[]): Candidate[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line): Candidate[] =>
        line.others || line.heading || line.row !== undefined
          ? []
          : splitSentences(line.text).flatMap(({ text }): Candidate[] => {
              const of = aimOf.exec(text);
              const named = of?.[1] ?? '';
              const isOwn =
                named !== '' && (afterItself(named, names) === '' || isBodyOfItsOwn(named, names));
              const own = isOwn ? text : (aim.exec(text) ?? focus.exec(text))?.[0];
              if (
                withMeans.test(text) &&
                !plan.test(text) &&
                text.split(' ').length >= wordsWithMeans
              )
                return [candidate(text, line, 1, text)];
              return own &&
                !plan.test(own) &&
                !/[?:]$/.test(own) &&
                own.split(' ').length >= fewestWords
                ? [candidate(own.charAt(0).toUpperCase() + own.slice(1), line, 1.3, text)]
                : [];
            }),
      );
