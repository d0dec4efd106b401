import { isElement, nameOf, tagOf, textLength, type PageDocument } from './dom.ts';

const maxLength = 6_000;
const subject =
  /\bcookies?\b|\bconsent\b|\btrackers?\b|\bprivacy (?:choices|preferences|settings|policy|notice)\b/i;
/** What a visitor can do about cookies; the words that begin a button. */
const choice =
  /^(?:accept|allow|agree|i agree|reject|decline|deny|refuse|manage|customi[sz]e|got it|ok(?:ay)?\b|understood|continue|confirm|save|only (?:necessary|essential)|necessary only|essential only|cookie)/i;
const named =
  /cookie|consent|gdpr|ccpa|onetrust|cookiebot|didomi|usercentrics|\bcmp\b|privacy-?(?:banner|notice|wall)/;
const dialogs = '[role=dialog],[role=alertdialog],[aria-modal=true],dialog';
const controls = 'button,[role=button],input[type=submit],input[type=button],a';
/** A part that holds these is the page, whatever it says about cookies. */
const ofThePage = 'main,article,h1,[role=main]';
/** Text that may be around a notice in the same part, as a share of it. */
const maxAround = 0.3;

/** Removes notices and walls that ask for consent to cookies, however large they are, and returns whether there were any. */
export function removeConsent(page: PageDocument): boolean {
  const notices = new Set<Element>();
  for (const control of page.querySelectorAll(controls)) {
    if (!choice.test(wordsOn(control))) continue;
    const notice = noticeAround(control, page);
    if (notice) notices.add(notice);
  }
  for (const part of page.querySelectorAll(dialogs))
    if (isAbout(part) && hasChoice(part)) notices.add(part);
  for (const notice of notices) notice.remove();
  return notices.size > 0;
}

const wordsOn = (control: Element): string =>
  (control.textContent?.trim() || control.getAttribute('value')) ?? '';

const hasChoice = (part: Element): boolean =>
  [...part.querySelectorAll(controls)].some((control) => choice.test(wordsOn(control)));

const isAbout = (part: Element): boolean =>
  textLength(part) <= maxLength && subject.test(part.textContent ?? '');

/** The largest part around a control that is about cookies and nothing else. */
function noticeAround(control: Element, page: PageDocument): Element | undefined {
  let notice: Element | undefined;
  for (let part = control.parentElement; part && part !== page.body; part = part.parentElement) {
    if (/^(?:html|main|article|form)$/.test(tagOf(part)) && !named.test(nameOf(part))) break;
    if (part.querySelector(ofThePage) && !isNotice(part)) break;
    if (!isAbout(part)) {
      if (notice || textLength(part) > maxLength) break;
      continue;
    }
    const around = notice ? textLength(part) - textLength(notice) : 0;
    if (notice && around > maxAround * textLength(notice) && !isNotice(part)) break;
    notice = part;
  }
  const isSure = notice && (isNotice(notice) || mentions(notice) > 1 || choices(notice) > 1);
  return isSure ? notice : undefined;
}

const isNotice = (part: Element): boolean => named.test(nameOf(part)) || part.matches(dialogs);

const mentions = (part: Element): number =>
  (part.textContent ?? '').match(/\bcookies?\b/gi)?.length ?? 0;

const choices = (part: Element): number =>
  [...part.querySelectorAll(controls)].filter(
    (each) => isElement(each) && choice.test(wordsOn(each)),
  ).length;
