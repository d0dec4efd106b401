import type { Guidelines } from '../../guidelines.ts';
import { isOrganization, tidyOrganization } from '../organization-name.ts';

const label =
  /^(?:(?:federal |awarding |funding |issuing |sponsoring |state )*(?:agency|agencies|funders?|sponsors?|department|organization|office|authority)(?: name)?|opdiv|issued by|funded by|grantor|donor|participating organization\(?s?\)?|contracting authority|offered by|administered by)$/i;
const component =
  /^(?:components? of participating organizations?|sub-?agency|bureau|division|program office)$/i;

/** Who gives, where the paper has a field for it: "Agency Name: …". */
export const labelledFunder = ({ statements }: Guidelines): string | undefined => {
  const valueOf = (pattern: RegExp): string | undefined =>
    statements
      .filter(({ label: title }) => title && pattern.test(title))
      .map(({ value }) => tidyOrganization(value ?? ''))
      .find((value) => value.length >= 4 && isOrganization(value));
  const whole = valueOf(label);
  const part = whole ? valueOf(component) : undefined;
  return part ? `${whole} / ${part}` : whole;
};
