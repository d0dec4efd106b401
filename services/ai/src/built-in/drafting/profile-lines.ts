import type { OrganizationInfo } from '@grantwright/shared/contract';
import { splitSentences, squeeze } from '@grantwright/analyst';
import type { Placed } from './sections/allocate.ts';
import type { SectionPlan } from './sections/section-plan.ts';

/** How to reach the funder and where to send the papers is not asked of the applicant. */
const ofTheFunder =
  /\b(?:send|submit\w*|mail|e-?mail|contact|questions?|call)\b[^.]*\b(?:to|us|our|at|the (?:foundation|office|fund))\b|@|https?:/i;

type Line = {
  asked: RegExp;
  line: (info: OrganizationInfo, name: string, told: boolean) => string | undefined;
};

const given = (value: string | number | null | undefined): string => squeeze(String(value ?? ''));

/** What a part may ask of the organization that its profile holds, and how a draft says it. */
const lines: Line[] = [
  {
    asked: /\blegal name\b/i,
    line: (_info, name) => `The legal name of the organization is ${name}.`,
  },
  {
    asked:
      /\b(?:EIN|tax(?:payer)?[- ](?:id(?:entification)?|exempt\w*|status)|employer identification|federal id|501 ?\(c\)|(?:non-?profit|charitable) status)/i,
    line: ({ taxId, type }, name, told) => {
      const kind = told
        ? ''
        : type === 'nonprofit'
          ? ' is a nonprofit organization'
          : type === 'charity'
            ? ' is a charity'
            : '';
      const id = given(taxId);
      if (!id) return kind ? `${name}${kind}.` : undefined;
      return kind ? `${name}${kind}; its tax ID (EIN) is ${id}.` : `Our tax ID (EIN) is ${id}.`;
    },
  },
  {
    asked: /\b(?:phone|telephone)(?: numbers?)?\b/i,
    line: ({ contactInfo }) =>
      given(contactInfo?.phone) && `Our phone number is ${given(contactInfo?.phone)}.`,
  },
  {
    asked: /\be-?mail(?: address(?:es)?)?\b/i,
    line: ({ contactInfo }) =>
      given(contactInfo?.email) && `Our e-mail address is ${given(contactInfo?.email)}.`,
  },
  {
    asked: /\b(?:web ?site|web address|URL) (?:of|address|\(|$)|^(?:your )?web ?site\b/i,
    line: ({ website }) => given(website) && `Our website is ${given(website)}.`,
  },
];

/** "Families without a telephone or Internet at home": whom it is about, and no number to call. */
const ofOthers =
  /\b(?:without|with no|lack\w*|have no|has no|by|over the|have an?|has an?|via) (?:an? )?(?:[\w-]+,? (?:or |and )?){0,2}(?:phones?|telephones?|e-?mail)\b/i;

const papers = /\b(?:letter|cop(?:y|ies)|proof|attach\w*|certificate|form)\b/i;

/** The sentences with which the profile answers what a part asks of the organization itself. */
export const profileLines = (
  plan: SectionPlan,
  info: OrganizationInfo,
  placed: Placed[] = [],
): string[] => {
  if (plan.fact || plan.frame || plan.asks[0] === 'attachment' || plan.ofTheYear) return [];
  const told = placed.some(({ statement }) =>
    / is an? (?:nonprofit|charity)\b/.test(statement.text),
  );
  const asking = [
    plan.name,
    ...[plan.description, ...plan.prompts].flatMap((text) =>
      splitSentences(text).map((sentence) => sentence.text),
    ),
  ].filter((text) => !ofTheFunder.test(text) && !ofOthers.test(text) && !papers.test(text));
  return lines.flatMap(({ asked, line }) =>
    asking.some((text) => asked.test(text)) ? line(info, squeeze(info.name), told) || [] : [],
  );
};
