const codes = (
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
  'PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP'
).split(' ');
const fullNames = (
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,' +
  'Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,' +
  'Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,' +
  'Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,' +
  'West Virginia,Wisconsin,Wyoming,District of Columbia,Puerto Rico,' +
  'Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,Ontario,Prince Edward Island,' +
  'Quebec,Saskatchewan'
).split(',');
const abbreviations = new Set(codes);
const names = new Set(fullNames);
/** The states come in one order in both lists; their territories and the provinces do not. */
const stateCount = 52;
const nameOfCode = new Map(
  codes.slice(0, stateCount).map((code, index) => [code, fullNames[index] ?? ''] as const),
);
const codeOfName = new Map([...nameOfCode].map(([code, name]) => [name, code] as const));

/** "New Jersey" for "NJ" and the reverse. */
export const otherStateName = (text: string): string | undefined =>
  nameOfCode.get(text) ?? codeOfName.get(text);

/** True for "NJ", "N.J." and "New Jersey": a state or territory of the US, or a Canadian province by its full name. */
export const isState = (text: string): boolean =>
  names.has(text) || abbreviations.has(text.replace(/[.\s]/g, ''));
