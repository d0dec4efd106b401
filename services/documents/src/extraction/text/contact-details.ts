import { anyOf } from '@grantwright/shared/values/any-of';

/** An address, telephone number, email address or registration. In a header or footer, it belongs to the author. */
const contactDetails = anyOf(
  /\b\d{5}(?:-\d{4})?\b|\d{3}[\s./-]\d{3,4}[\s./-]?\d{0,4}|@[\w-]+\.|\bEIN\b|501\s?\(c\)|©/i,
  /copyright|registered charity|charity (?:no|number)\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/i,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i,
);

export const hasContactDetails = (text: string): boolean => contactDetails.test(text);
