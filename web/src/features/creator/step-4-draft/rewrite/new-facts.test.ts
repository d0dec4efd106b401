import { htmlToDocument } from '@grantwright/shared/richtext';
import { diffSection } from '@grantwright/shared/submission';
import { expect, it } from 'vitest';
import { findNewFacts } from './new-facts.ts';

it('returns facts that the current text does not contain as whole words', () => {
  const diff = diffSection(
    htmlToDocument('<p>We utilized 14 vans for 214 families.</p>'),
    htmlToDocument('<p>We used 14 vans for 77,314 families.</p>'),
  );
  expect(findNewFacts(diff, ['14', '77,314', '77,314 families'])).toEqual([
    '77,314',
    '77,314 families',
  ]);
});
