/** "Your answer", "e.g. Jane Doe", "500000": an example of an answer, or nothing. */
const example =
  /^(?:e\.?g\b|eg\b|ex(?:ample)?s?\b|(?:type|enter|write|add|your) (?:your |the |an? )?(?:answer|text|response|name|here|email|phone)|mm|dd)/i;
const limit =
  /\d[\d,]{0,8}\+? ?(?:(?:-|–|to )\d{0,8})? ?(?:words?|characters?|chars?|pages?|sentences?)\b/i;
const money = /\b(?:exceed|max(?:imum)?|up to|at most|minimum|between)\b.{0,20}[$£€]\s?\d/i;
const order =
  /^(?:please |briefly |kindly )*(?:describe|explain|tell|list|include|provide|give|outline|summari[sz]e|share|state|specify|how|what|why|who|which|when|where)\b/i;

/** What an empty answer says of itself, where that tells more than the label. */
export const toldByPlaceholder = (control: Element | undefined, label: string): string => {
  const said = (control?.getAttribute('placeholder') ?? '').replace(/\s+/g, ' ').trim();
  if (said === '' || example.test(said) || label.toLowerCase().includes(said.toLowerCase()))
    return '';
  return limit.test(said) || money.test(said) || (order.test(said) && said.split(' ').length >= 4)
    ? said
    : '';
};
