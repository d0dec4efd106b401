import type { DocumentFormat } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { usualFormat, type FormatRules } from '@grantwright/shared/submission';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OptionField } from '../../../../ui/option-select.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { space } from '../../../../ui/tokens.ts';
import { Hint } from '../../../../ui/field.tsx';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { FormatNumber } from './format-number.tsx';

type FormatTableProps = {
  rules: FormatRules;
  /** The format, including the user's changes. */
  format: DocumentFormat | undefined;
  onChange: (change: DocumentFormat) => void;
};

const fontChoices = ['Arial', 'Times New Roman', 'Calibri'];
const spacingChoices = [1, 1.15, 1.5, 2];
const paperSizes = [
  { value: 'letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
] as const;
const pageNumberPlaces = [
  { value: true, label: 'At the bottom' },
  { value: false, label: 'None' },
];
const spacingNames = new Map([
  [1, 'Single'],
  [2, 'Double'],
]);
/** Adds the current value if it is not among the usual choices. */
const addCurrentValue = <T,>(choices: readonly T[], value: T) =>
  choices.includes(value) ? choices : [value, ...choices];

/** Shows the format of the Word and PDF files, as set by the funder's rules or changed by the user. */
export function FormatTable({ rules, format, onChange }: FormatTableProps) {
  const currentFormat = { ...usualFormat, header: '', ...format };
  return (
    <Grid>
      <RuleRow rule="font" rules={rules}>
        <OptionField
          label="Font"
          value={currentFormat.font}
          options={addCurrentValue(fontChoices, currentFormat.font).map((font) => ({
            value: font,
            label: font,
          }))}
          onChoose={(font) => onChange({ font })}
        />
      </RuleRow>
      <RuleRow rule="fontSize" rules={rules}>
        <FormatNumber
          label="Size (points)"
          value={currentFormat.fontSize}
          min={6}
          max={24}
          step={0.5}
          onChange={(fontSize) => onChange({ fontSize })}
        />
      </RuleRow>
      <RuleRow rule="margin" rules={rules}>
        <FormatNumber
          label="Margins (inches)"
          value={currentFormat.margin}
          min={0.25}
          max={3}
          step={0.01}
          onChange={(margin) => onChange({ margin })}
        />
      </RuleRow>
      <RuleRow rule="lineSpacing" rules={rules}>
        <OptionField
          label="Line spacing"
          value={currentFormat.lineSpacing}
          options={addCurrentValue(spacingChoices, currentFormat.lineSpacing).map((value) => ({
            value,
            label: spacingNames.get(value) ?? String(value),
          }))}
          onChoose={(lineSpacing) => onChange({ lineSpacing })}
        />
      </RuleRow>
      <RuleRow rule="paper" rules={rules}>
        <OptionField
          label="Paper"
          value={currentFormat.paper}
          options={paperSizes}
          onChoose={(paper) => onChange({ paper })}
        />
      </RuleRow>
      <RuleRow rule="pageNumbers" rules={rules}>
        <OptionField
          label="Page numbers"
          value={currentFormat.pageNumbers}
          options={pageNumberPlaces}
          onChoose={(pageNumbers) => onChange({ pageNumbers })}
        />
      </RuleRow>
      <RuleRow rule="header" rules={rules}>
        <Header value={currentFormat.header} onChange={(header) => onChange({ header })} />
      </RuleRow>
    </Grid>
  );
}

type RuleRowProps = {
  rule: keyof DocumentFormat;
  rules: FormatRules;
  children: ReactNode;
};

/** Shows one part of the format, and where the funder states it. */
const RuleRow = ({ rule, rules, children }: RuleRowProps) => (
  <Row>
    {children}
    <Source sources={rules.sources.filter((each) => each.rule === rule)} />
  </Row>
);

const Header = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <TextField
    label="Header"
    value={value}
    maxLength={limits.name}
    // the header must be a single line, which may not contain tabs
    onChange={({ target }) => onChange(target.value.replaceAll('\t', ' '))}
  />
);

function Source({ sources: [first, ...more] }: { sources: FormatRules['sources'] }) {
  if (!first) return null;
  return (
    <Hint as="div">
      <ExpandableQuote
        quote={first.quote ?? first.text}
        page={first.page}
        file={first.file}
        more={more}
      >
        From the guidelines
      </ExpandableQuote>
    </Hint>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space[4]};
`;
const Row = styled.div`
  min-width: 0;
`;
