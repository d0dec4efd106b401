import { openEnd } from '../../grammar/write-sentence.ts';

const given =
  /^((?:re-?)?(?:named|accredited|recognized|recognised|honou?red|selected|chosen|certified|ranked|rated|featured|awarded|designated|nominated))\b (.+)$/i;
const holder = /^(recipient|winner|finalist|member|host|partner) of (.+)$/i;

/** "Named Clinic of the Year by …" among results as "We were named Clinic of the Year by …" */
export const honored = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, verb, rest] = given.exec(line) ?? [];
  if (verb && rest) return `We were ${verb.toLowerCase()} ${rest}.`;
  const [, what, years] =
    /^(?:0|zero|no) (.+?) ((?:in|for|over) (?:the (?:last|past) )?[\w-]+ years)$/i.exec(line) ?? [];
  if (what && years) return `We have had no ${what} ${years}.`;
  const [, who, of] = holder.exec(line) ?? [];
  return who && of ? `We are a ${who.toLowerCase()} of ${of}.` : undefined;
};
