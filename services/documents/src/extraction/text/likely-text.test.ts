import { describe, expect, it } from 'vitest';
import { isLikelyText } from './likely-text.ts';

const english =
  'Applications are due on June 3 and are reviewed by a committee of volunteers who look for a plan ' +
  'that lasts beyond the grant, with a budget of at most $5,000 and three letters of support.';
const texts: Record<string, string> = {
  English: english,
  German:
    'Anträge sind bis zum 3. Juni einzureichen. Gefördert werden gemeinnützige Vereine, die sich seit ' +
    'mindestens drei Jahren für Kinder und Jugendliche im Landkreis einsetzen.',
  Finnish:
    'Yhdistyksen tarkoituksena on edistää kestävää kehitystä ja tukea paikallisia järjestöjä niiden ' +
    'työssä ympäristön hyväksi sekä järjestää koulutusta nuorille ja aikuisille.',
  Welsh:
    'Rhaid i bob cais gael ei gyflwyno cyn diwedd mis Mehefin ac mae angen i sefydliadau ddangos sut y ' +
    'bydd y prosiect yn gwella bywydau pobl yn eu cymunedau lleol ledled Cymru',
  Vietnamese:
    'Các tổ chức phi lợi nhuận có thể nộp đơn xin tài trợ trước ngày ba mươi tháng sáu và phải nộp kèm ' +
    'theo bản kế hoạch ngân sách cùng với báo cáo tài chính của năm trước đó',
  Tagalog:
    'Ang mga organisasyon ay maaaring magsumite ng kanilang aplikasyon bago matapos ang buwan ng Hunyo ' +
    'at kailangan nilang ipakita kung paano makakatulong ang proyekto sa mga komunidad',
  Somali:
    'Ururada aan macaash doonka ahayn waxay codsigooda soo gudbin karaan ka hor dhamaadka bisha Juun ' +
    'waana inay muujiyaan sida mashruucu u caawin doono bulshooyinkooda iyo dadka',
  Polish:
    'Wnioski należy składać do końca czerwca w formie elektronicznej, a organizacje pozarządowe mogą ' +
    'otrzymać dofinansowanie na realizację projektów społecznych w swoich miejscowościach.',
  Russian: 'Заявки принимаются до 3 июня. Максимальная сумма гранта составляет 5000 долларов США.',
  Chinese: '申请截止日期为六月三日。每个组织最多可以获得五千美元的资助。请提交预算和三封推荐信。',
  Arabic: 'يجب تقديم الطلبات قبل الثالث من يونيو ويبلغ الحد الأقصى للمنحة خمسة آلاف دولار',
  figures:
    '$12,400.00 (3.5%) 2026 1,250 $9,100 2027 8 16 24 32.50 $1,000,000.00 (1,250) 99.9% 12/31/2027',
  code: 'for (let i = 0; i < n; i++) { if (xs[i] !== ys[i]) return false; } const f = (a) => a.map((x) => x ** 2);',
  acronyms:
    'NSF NIH USDA HRSA CFDA EIN UEI SAM.gov SF-424 SF-424A SF-LLL FFATA OMB 2 CFR 200 NICRA MTDC',
  addresses:
    'http://www.sms.edu.pk/ http://www.cimat.mx/ http://viasm.edu.vn/ http://www.univ-mascara.dz/ http://iasbs.ac.ir/',
  codes: 'BX-4471-KQ ZR-0932-TT HN-7710-PL QW-3381-ZX GH-2217-MN LP-9004-RT',
};
const shifted = (by: number) =>
  english.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
  });

describe('isLikelyText', () => {
  it.each(Object.entries(texts))('accepts %s', (_, text) => {
    expect(isLikelyText(text)).toBe(true);
  });

  it.each([1, 3, 7, 13, 19, 25])('rejects English with its letters shifted by %i', (by) => {
    expect(isLikelyText(shifted(by))).toBe(false);
  });

  it('rejects English with its letters encoded as punctuation', () => {
    const signs = '!"#&*+;<=>?@[]^{|}~0123456';
    const text = english
      .toLowerCase()
      .replace(/[a-z]/g, (letter) => signs.charAt(letter.charCodeAt(0) - 97));
    expect(isLikelyText(text)).toBe(false);
  });

  it('rejects a single repeated letter', () => {
    expect(isLikelyText(english.replace(/[a-z]/gi, 'a'))).toBe(false);
  });

  it.each(['English', 'German', 'Russian', 'Chinese'])(
    'finds evidence of text in %s',
    (language) => {
      expect(isLikelyText(texts[language] ?? '', { requireEvidence: true })).toBe(true);
    },
  );

  it('finds no evidence of text in a few letters and figures', () => {
    expect(isLikelyText('Kw 12 Dssof 4,500', { requireEvidence: true })).toBe(false);
  });
});
