import { finding, type Finding, type Rule } from '../finding.ts';
import { introducesSections } from '../sections/content-region.ts';
import { joinItems } from '../wording.ts';
import { atLead } from './at-lead.ts';

const asks =
  /\b(?:include|contain|address|consist|cover|provide|describe|following|required|submit|answer)\b/i;
/** "The following items must be included:", "Explain the following:" */
const tells =
  /\bfollowing (?:items|information|points|details|topics|questions) (?:must|should|need|are|is)\b(?! encouraged)|\b(?:explain|describe|answer|address|tell us) the following\b/i;
const nameOf = (lead: string): string => {
  // "The supervisor's letter" is none that the applicant writes.
  const named =
    /\b(\w+['’]s? letter|letters? of (?:inquiry|intent|interest)|loi|letter|project narrative|narrative|full proposal|proposal|concept (?:paper|note)|abstract|cover letter|budget|request|application)\b/i.exec(
      lead,
    )?.[1];
  return (named ?? 'application')
    .toLowerCase()
    .replace(/^letters/, 'letter')
    .replace('’', "'")
    .replace(/^loi$/, 'letter of inquiry');
};

/** "Cover letter; two-page CV; budget": papers are put in, what is in them is told. */
const paper =
  /^(?:[\w-]+ ){0,3}(?:forms?|letters?|cv|curriculum|r[ée]sum[ée]s?|budgets?|narratives?|proposal|statements?|abstract|cover page|proof|cop(?:y|ies)|transcripts?)\b/i;

/** What the application must tell, where the funder lists it: one line for the whole list. */
export const requiredContent: Rule = {
  name: 'required-content',
  find: (guidelines) => [
    ...guidelines.lists.flatMap((list): Finding[] => {
      const lead = list.lead?.text ?? '';
      if (
        (list.aside && list.aside !== 'background') ||
        // "Part 4 must include: letters; resumes." has said it all itself.
        /:\s+\S/.test(lead) ||
        !(introducesSections(lead) || tells.test(lead)) ||
        !asks.test(lead)
      )
        return [];
      const depth = Math.min(...list.items.map((item) => item.depth));
      const top = list.items.filter((item) => item.depth === depth);
      const first = top[0];
      const line = joinItems(
        top.map((item) => item.text.replace(/^(?:an?|the|your) /i, '')),
        520,
      );
      if (!first || !line || top.length < 2) return [];
      const optional =
        /\b(?:may|should|encouraged|suggested)\b/i.test(lead) && !/\bmust|required\b/i.test(lead);
      const papers = top.filter(({ text }) => paper.test(text.replace(/^(?:an?|the|your) /i, '')));
      const verb = papers.length * 2 >= top.length ? 'Put in' : 'Tell in';
      const source = atLead(list, first);
      return [
        finding(source, {
          kind: 'content',
          text: `${verb} the ${nameOf(lead)}: ${line}`,
          mandatory: !optional,
          weight: 68,
          topic: `content list ${first.block}`,
          list: true,
        }),
      ];
    }),
    ...guidelines.statements.flatMap((statement): Finding[] => {
      const parts =
        /\b(?:applications?|proposals?|packages?|submissions?) (?:include|consist of|contain|ha(?:s|ve)) ((?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:main |required |separate )?(?:components|sections|parts|elements|documents))\b/i.exec(
          statement.text,
        )?.[1];
      if (!parts || statement.aside) return [];
      return [
        finding(statement, {
          kind: 'content',
          text: `The application has ${parts.toLowerCase()}`,
          weight: 57,
          topic: 'parts',
        }),
      ];
    }),
  ],
};
