/**
 * Bodies of one service, which their name says whole. A museum, a food bank or a youth orchestra does more than its
 * name tells, so none of them is here.
 */
const services: [RegExp, string][] = [
  [/\bFood Rescue\b/, 'Food rescue'],
  [/\bPublic Library\b/, 'Public library services'],
  [/\bHospice\b/, 'Hospice care'],
  [/\bVolunteer Fire (?:Company|Department|Brigade)\b/, 'Fire protection'],
  [/\bVolunteer Ambulance\b/, 'Emergency medical care and ambulance transport'],
];

/** Friends of a library give it money and hands: its service is not theirs. */
const helpers = /\b(?:Friends|Auxiliary|Supporters|Boosters|Foundation)\b/i;

/** The service that a name says plainly, where no paper tells more: "Elm Row Food Rescue" rescues food. */
export const focusOfName = (name: string): string | undefined =>
  helpers.test(name) ? undefined : services.find(([words]) => words.test(name))?.[1];
