import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine } from '../wording.ts';

const systems: [string, RegExp][] = [
  ['SAM.gov', /\b(?:SAM\.gov|System for Award Management|SAM\b(?! \w+ (?:said|is a)))/],
  ['Grants.gov', /\bGrants\.gov\b/i],
  ['eRA Commons', /\beRA Commons\b/],
  ['a UEI', /\b(?:UEI\b|Unique Entity (?:Identifier|ID))/],
  ['Research.gov', /\bResearch\.gov\b/i],
  ['JustGrants', /\bJustGrants\b/i],
  [
    'the vendor registry',
    /\b(?:vendor|supplier|bidder) (?:registration|registry|portal|self-service)|registered vendor\b/i,
  ],
  ['Candid', /\b(?:Candid|GuideStar) (?:profile|seal)|profile on (?:Candid|GuideStar)\b/i],
  [
    'an account',
    /\b(?:create|set up|register for|need) (?:an? )?(?:\w+ )?(?:account|profile|login)\b/i,
  ],
  ['the EU Participant Register', /\bParticipant (?:Register|Identification Code)|\bPIC\b/],
];
const demand =
  /\b(?:must|shall|required?|need(?:s)? to|register(?:ed)?|registration|active|complete|maintain|obtain|create|set up)\b/i;

/** "UEI number is required, SAM registration is not." */
const withoutWaived = (text: string): string =>
  text.replace(
    /\b[\w.]+(?: [\w.]+)? (?:is|are) not(?: (?:required|needed|necessary|mandatory))?(?=[.,;]|$)/gi,
    '',
  );

/** Accounts and registrations that take time before one can apply. */
export const registrations: Rule = {
  name: 'registrations',
  find: (guidelines) => {
    const found: Finding[] = [];
    const named = new Map<string, (typeof guidelines.statements)[number]>();
    for (const statement of guidelines.statements) {
      const { text } = statement;
      if (statement.aside && statement.aside !== 'background') continue;
      const about = systems
        .filter(([, pattern]) => pattern.test(withoutWaived(text)))
        .map(([name]) => name);
      const titled = statement.path.slice(-2).some((title) => /\bregist/i.test(title));
      const isRegistering =
        /\b(?:regist|account|active|unique entity|UEI)\b/i.test(text) || /\bregist/i.test(text);
      if ((about.length > 0 && isRegistering && demand.test(text)) || (titled && about.length > 0))
        for (const name of about) if (!named.has(name)) named.set(name, statement);
      const duration =
        /\b(?:can take|may take|takes?|allow)\b[^.]{0,40}\b(?:\d+|several|two|three|four|six|ten)[^.]{0,12}\b(?:days?|weeks?|months?|business days)\b/i.exec(
          text,
        );
      if (duration && /\bregist/i.test(`${text} ${statement.path.at(-1) ?? ''}`)) {
        const line = asChecklistLine(text);
        if (line)
          found.push(
            finding(statement, {
              kind: 'submission',
              text: line,
              weight: 71,
              topic: 'registration time',
            }),
          );
      }
    }
    const first = [...named.values()][0];
    if (first) {
      const names = [...named.keys()].filter((name) => name !== 'an account' || named.size === 1);
      const list =
        names.length > 1
          ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
          : (names[0] ?? '');
      const text = /^an account/.test(list)
        ? 'Create an account in the application system'
        : `Register before you apply: ${list}`;
      found.unshift(
        finding(first, { kind: 'submission', text, weight: 76, topic: 'registrations' }),
      );
    }
    return found;
  },
};
