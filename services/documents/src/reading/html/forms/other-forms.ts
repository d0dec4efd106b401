import { nameOf, textLength, type PageDocument } from '../dom.ts';
import { controlsIn, isLong } from './controls.ts';

const most = 1_500;
const byName: [RegExp, number][] = [
  [/search/, 3],
  [/newsletter|subscribe|mailchimp|mc4wp|mc-embedded|mailing-?list|sign-?up/, 6],
  [/log-?in|sign-?in|user-?login|register-?form/, 8],
  [/cookie|consent|gdpr/, 30],
  [/comment-?form|respond\b/, 8],
  [/donat|paypal|give-form|stripe/, 40],
  [/poll|vote/, 3],
];
const ofMail =
  /\b(?:subscribe|newsletter|mailing list|sign (?:me )?up|stay (?:informed|in touch))\b/i;
const ofGift = /\b(?:donate|donation amount|make a gift|give (?:now|monthly|today))\b/i;

const words = (form: Element): string =>
  `${nameOf(form)} ${form.getAttribute('name') ?? ''} ${form.getAttribute('action') ?? ''} ${form.getAttribute('role') ?? ''}`.toLowerCase();

/** Forms by which a site lets people search, sign in, subscribe, comment or give: no part of the page's text. */
const isOther = (form: Element): boolean => {
  const controls = controlsIn(form);
  const long = controls.filter(isLong).length;
  const named = byName.find(([pattern]) => pattern.test(words(form)));
  if (named && controls.length <= named[1] && long <= (/comment|respond/.test(words(form)) ? 1 : 0))
    return true;
  if (form.querySelector('input[type=search],input[type=password]') && long === 0)
    return controls.length <= 8;
  const said = form.textContent ?? '';
  const pressed = [...form.querySelectorAll('input[type=submit],button')]
    .map((each) => `${each.getAttribute('value') ?? ''} ${each.textContent ?? ''}`)
    .join(' ');
  if (long > 0) return false;
  if (controls.length <= 4 && ofMail.test(`${said} ${pressed}`)) return true;
  return ofGift.test(pressed);
};

export const removeOtherForms = (page: PageDocument): void => {
  const all = textLength(page.body);
  for (const form of [...page.querySelectorAll('form')])
    if (textLength(form) < Math.min(most, all * 0.5) && isOther(form)) form.remove();
};
