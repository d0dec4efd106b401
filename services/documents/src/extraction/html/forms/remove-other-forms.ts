import { getClassAndId, measureText, type PageDocument } from '../dom.ts';
import { findControls, isMultiline } from './controls.ts';

const maxFormLength = 1_500;
/** Names of forms and the maximum number of controls in such a form. */
const purposes: { name: RegExp; maxControls: number; maxMultiline?: number }[] = [
  { name: /search/, maxControls: 3 },
  {
    name: /newsletter|subscribe|mailchimp|mc4wp|mc-embedded|mailing-?list|sign-?up/,
    maxControls: 6,
  },
  { name: /log-?in|sign-?in|user-?login|register-?form/, maxControls: 8 },
  { name: /cookie|consent|gdpr/, maxControls: 30 },
  { name: /comment-?form|respond\b/, maxControls: 8, maxMultiline: 1 },
  { name: /donat|paypal|give-form|stripe/, maxControls: 40 },
  { name: /poll|vote/, maxControls: 3 },
];
const subscription =
  /\b(?:subscribe|newsletter|mailing list|sign (?:me )?up|stay (?:informed|in touch))\b/i;
const donation = /\b(?:donate|donation amount|make a gift|give (?:now|monthly|today))\b/i;

/** Removes search, sign-in, subscription, comment and donation forms. */
export function removeOtherForms(page: PageDocument): void {
  const maxLength = Math.min(maxFormLength, measureText(page.body) * 0.5);
  for (const form of [...page.querySelectorAll('form')])
    if (measureText(form) < maxLength && isOther(form)) form.remove();
}

function isOther(form: Element): boolean {
  const controls = findControls(form);
  const multiline = controls.filter(isMultiline).length;
  const attributes = ['name', 'action', 'role'].map((name) => form.getAttribute(name) ?? '');
  const name = [getClassAndId(form), ...attributes].join(' ').toLowerCase();
  const purpose = purposes.find((purpose) => purpose.name.test(name));
  if (purpose && controls.length <= purpose.maxControls && multiline <= (purpose.maxMultiline ?? 0))
    return true;
  if (multiline > 0) return false;
  if (form.querySelector('input[type=search],input[type=password]')) return controls.length <= 8;
  const buttons = [...form.querySelectorAll('input[type=submit],button')]
    .map((button) => `${button.getAttribute('value') ?? ''} ${button.textContent ?? ''}`)
    .join(' ');
  const isSubscription = subscription.test(`${form.textContent ?? ''} ${buttons}`);
  return (controls.length <= 4 && isSubscription) || donation.test(buttons);
}
