import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreStrayDoubleClicks } from './ignore-stray-double-clicks.ts';

let stop = () => {};
let pressed: string[] = [];

beforeEach(() => {
  document.body.innerHTML =
    '<button type="button" id="a"><i>A</i></button><button type="button" id="b">B</button>';
  pressed = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.id));
  stop = ignoreStrayDoubleClicks(document);
});
afterEach(() => stop());

const press = (selector: string, detail: number) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

it('blocks the second click on a control that moved under the pointer', () => {
  press('#a', 1);
  press('#b', 2);
  expect(pressed).toEqual(['a']);
});

it('allows both clicks on the same control, and a single click', () => {
  press('#a', 1);
  press('#a i', 2);
  press('#b', 1);
  expect(pressed).toEqual(['a', 'a', 'b']);
});

it('blocks the second click on a submit button, unless something was typed', () => {
  document.body.innerHTML = '<button id="save">Save</button>';
  const button = document.querySelector('button');
  button?.addEventListener('click', () => pressed.push('save'));
  press('#save', 1);
  press('#save', 2);
  expect(pressed).toEqual(['save']);
  button?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  press('#save', 2);
  expect(pressed).toEqual(['save', 'save']);
});

it('allows clicks from the keyboard', () => {
  press('#a', 1);
  press('#b', 0);
  expect(pressed).toEqual(['a', 'b']);
});

it('also blocks a third click, unless it is on the first control', () => {
  press('#a', 1);
  press('#b', 2);
  press('#b', 3);
  expect(pressed).toEqual(['a']);
});

it('allows a quick click after typing', () => {
  document.body.insertAdjacentHTML('beforeend', '<input aria-label="Title">');
  press('#a', 1);
  document.querySelector('input')?.dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
  press('#b', 2);
  expect(pressed).toEqual(['a', 'b']);
});

it('treats a label and its field as one control', () => {
  document.body.innerHTML = '<label for="c">C</label><input type="checkbox" id="c">';
  const box = document.querySelector('input');
  press('label', 1);
  press('label', 2);
  expect(box?.checked).toBe(false);
  press('label', 3);
  expect(box?.checked).toBe(true);
});
