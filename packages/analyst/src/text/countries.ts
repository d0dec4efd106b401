const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const countries = new Set([
  ...letters.flatMap((first) => letters.flatMap((second) => regionNames.of(first + second) ?? [])),
  ...[
    'England',
    'Scotland',
    'Wales',
    'UK',
    'U.K.',
    'USA',
    'U.S.A.',
    'Czech Republic',
    'Ivory Coast',
  ],
]);
const form = /^(?:the )?(?:Republic of |Kingdom of )?(?:the )?| of America$/g;

/** Whether text names a country: "Liberia", "the Republic of Liberia" or "United States of America". */
export const isCountry = (text: string): boolean => countries.has(text.replace(form, ''));
