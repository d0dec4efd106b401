import { describe, expect, it } from 'vitest';
import { readHtml } from '../read-html.ts';

const readFields = (body: string) =>
  readHtml(
    Buffer.from(
      `<!doctype html><html><head><title>Apply</title></head><body>${body}</body></html>`,
    ),
  ).blocks.flatMap((block) =>
    block.type === 'table' ? [] : [[('field' in block && block.field) || block.type, block.text]],
  );
/** Additional questions, since an application form must have at least three. */
const more =
  '<p><label for="g">Project goal</label><textarea id="g"></textarea></p><p><label for="t">Timeline</label><textarea id="t"></textarea></p>';

describe('an application form', () => {
  it("is read with each field's label, required mark, help text and answer type", () => {
    expect(
      readFields(
        `<form><div class="group"><div class="form-label"><label>Project description</label><span>*</span></div><input type="text" placeholder="Your answer"></div><div><label for="n">Need</label><br><span class="label-sub">The evidence that there is a need for the program.</span><textarea id="n" placeholder="Approximately 250 words"></textarea></div><p><label for="s">Statement</label><input type="file" id="s"><small>No more than two sides of A4 paper</small></p>${more}</form>`,
      ).slice(0, 6),
    ).toEqual([
      ['short', 'Project description*'],
      ['long', 'Need'],
      ['help', 'The evidence that there is a need for the program.'],
      ['help', 'Approximately 250 words'],
      ['file', 'Statement'],
      ['help', 'No more than two sides of A4 paper'],
    ]);
  });

  it('is read with questions that have no label element, and with their options', () => {
    expect(
      readFields(
        `<form><div><label for="c">Funding is for (check all that apply):</label><br><input type="checkbox" name="c[]" id="c">Planning<br><input type="checkbox" name="c[]" id="c">Construction<br></div><div>Why do you feel that you should receive aid?<br><textarea></textarea></div><div>Do you live here? <input type="radio" name="h"> Yes <input type="radio" name="h"> No</div><div><label>Where?</label><select>${Array.from({ length: 30 }, (_, index) => `<option>State ${index}</option>`).join('')}</select></div>${more}</form>`,
      ).slice(0, 6),
    ).toEqual([
      ['choice', 'Funding is for (check all that apply):'],
      ['option', 'Planning'],
      ['option', 'Construction'],
      ['long', 'Why do you feel that you should receive aid?'],
      ['choice', 'Do you live here?'],
      ['choice', 'Where?'],
    ]);
  });

  it('yields legends and panel headings as titles, and a table of inputs as one question', () => {
    expect(
      readFields(
        `<h1>Travel grant</h1><form><div class="panel"><div class="panel-heading">About your travel</div><label for="m">Meeting</label><div><input id="m"><p class="help-block">mm/dd/yyyy</p></div></div><fieldset><legend>Your plan</legend>${more}</fieldset><fieldset><legend>Please list the expenses you expect.</legend><table><tr><th>Expense</th><th>Amount</th></tr><tr><td><label for="a">Airfare</label></td><td>$<input id="a"></td></tr></table></fieldset></form>`,
      ),
    ).toEqual([
      ['heading', 'Travel grant'],
      ['heading', 'About your travel'],
      ['short', 'Meeting'],
      ['heading', 'Your plan'],
      ['long', 'Project goal'],
      ['long', 'Timeline'],
      ['table', 'Please list the expenses you expect.'],
    ]);
  });

  it('is kept even next to a longer article', () => {
    const article =
      '<p>The foundation supports the libraries of the county, and has done so since 1987 with care.</p>'.repeat(
        20,
      );
    const found = readFields(
      `<article><h1>Fund</h1>${article}</article><form class="related-form"><label for="p">Previous funding</label><textarea id="p"></textarea>${more}</form>`,
    );
    expect(found.slice(-3).map(([part]) => part)).toEqual(['long', 'long', 'long']);
  });

  it('includes later steps, and the help text of a question in a heading', () => {
    expect(
      readFields(
        `<form><div class="gform_page"><div role="listitem"><div><div role="heading" aria-level="3" id="q">Describe your garden</div><div>Tell us what you will grow (300 words or less).</div></div><div><textarea aria-labelledby="q"></textarea></div></div></div><div class="gform_page" style="display:none">${more}</div></form>`,
      ),
    ).toEqual([
      ['long', 'Describe your garden'],
      ['help', 'Tell us what you will grow (300 words or less).'],
      ['long', 'Project goal'],
      ['long', 'Timeline'],
    ]);
  });

  it('uses placeholders as questions if there are no labels', () => {
    expect(readFields(`<form><input placeholder="Project title"><p>${more}</p></form>`)[0]).toEqual(
      ['short', 'Project title'],
    );
  });
});

describe('a form that is not an application form', () => {
  const prose =
    '<p>The foundation invites applications from organizations that serve the residents of the county.</p>';
  it.each([
    [
      'to search',
      '<form role="search"><label for="q">Search this site</label><input id="q"><select><option>News</select></form>',
    ],
    [
      'to subscribe',
      '<form class="mc4wp-form"><label>E-mail</label><input type="email"><button>Subscribe</button></form>',
    ],
    [
      'to sign in',
      '<form><label>User</label><input><label>Secret</label><input type="password"><button>Log in</button></form>',
    ],
    [
      'to donate',
      '<form action="/donate"><label>Amount</label><input><label>Dedication</label><input><button>Donate now</button></form>',
    ],
  ])('is removed if it serves %s', (_, form) => {
    expect(readFields(prose + form)).toEqual([['paragraph', expect.stringContaining('invites')]]);
  });

  it('is removed if it only contacts the site', () => {
    const found = readFields(
      `${prose}<form><label>Your name</label><input><label>E-mail</label><input><label>Subject</label><input><label>Message</label><textarea></textarea></form>`,
    );
    expect(found.every(([part]) => part === 'paragraph')).toBe(true);
  });
});
