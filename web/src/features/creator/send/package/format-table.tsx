import type { DocumentFormat } from '@grantwright/shared/contract';
import { usualFormat, type FormatRules } from '@grantwright/shared/submission';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Field, type ControlProps } from '../../../../ui/field.tsx';
import { Select, TextInput } from '../../../../ui/inputs.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { ExpandableQuote } from '../../step-3-requirements/expandable-quote.tsx';

type FormatTableProps = {
  rules: FormatRules;
  /** With the user's changes. */
  format: DocumentFormat;
  onChange: (change: DocumentFormat) => void;
};

const fonts = ['Arial', 'Times New Roman', 'Calibri'];
const spacings = [1, 1.15, 1.5, 2];
const withOwn = <T,>(choices: readonly T[], value: T) =>
  choices.includes(value) ? choices : [value, ...choices];

/** The look of the Word file and the PDF: the funder's rules, which the user can change for this visit. */
export function FormatTable({ rules, format, onChange }: FormatTableProps) {
  const { font, fontSize, margin, lineSpacing, paper, pageNumbers } = { ...usualFormat, ...format };
  const sources = (rule: keyof DocumentFormat) =>
    rules.sources.filter((source) => source.rule === rule);
  const row = (
    rule: keyof DocumentFormat,
    label: string,
    control: (props: ControlProps) => ReactNode,
  ) => {
    const [first, ...more] = sources(rule);
    return (
      <Row key={rule}>
        <Field label={label}>{control}</Field>
        {first && (
          <Source>
            <ExpandableQuote quote={first.quote ?? first.text} page={first.page} more={more}>
              From the guidelines
            </ExpandableQuote>
          </Source>
        )}
      </Row>
    );
  };
  return (
    <Grid>
      {row('font', 'Font', (props) => (
        <Select
          {...props}
          value={font}
          onChange={(event) => onChange({ font: event.target.value })}
        >
          {withOwn(fonts, font).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      ))}
      {row('fontSize', 'Size (points)', (props) => (
        <NumberInput
          {...props}
          value={fontSize}
          min={6}
          max={24}
          step={0.5}
          onValue={(value) => onChange({ fontSize: value })}
        />
      ))}
      {row('margin', 'Margins (inches)', (props) => (
        <NumberInput
          {...props}
          value={margin}
          min={0.25}
          max={3}
          step={0.01}
          onValue={(value) => onChange({ margin: value })}
        />
      ))}
      {row('lineSpacing', 'Line spacing', (props) => (
        <Select
          {...props}
          value={lineSpacing}
          onChange={(event) => onChange({ lineSpacing: Number(event.target.value) })}
        >
          {withOwn(spacings, lineSpacing).map((value) => (
            <option key={value} value={value}>
              {value === 1 ? 'Single' : value === 2 ? 'Double' : value}
            </option>
          ))}
        </Select>
      ))}
      {row('paper', 'Paper', (props) => (
        <Select
          {...props}
          value={paper}
          onChange={(event) => onChange({ paper: event.target.value === 'a4' ? 'a4' : 'letter' })}
        >
          <option value="letter">US Letter</option>
          <option value="a4">A4</option>
        </Select>
      ))}
      {row('pageNumbers', 'Page numbers', (props) => (
        <Select
          {...props}
          value={String(pageNumbers)}
          onChange={(event) => onChange({ pageNumbers: event.target.value === 'true' })}
        >
          <option value="true">At the bottom</option>
          <option value="false">None</option>
        </Select>
      ))}
      {row('header', 'Header', (props) => (
        <TextInput
          {...props}
          value={format.header ?? ''}
          maxLength={200}
          onChange={(event) => onChange({ header: event.target.value || undefined })}
        />
      ))}
    </Grid>
  );
}

type NumberInputProps = ControlProps & {
  value: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
};

/** Reports only values that the server accepts; others stay visible until the field is left. */
function NumberInput({ value, onValue, ...props }: NumberInputProps) {
  const { min, max } = props;
  return (
    <TextInput
      {...props}
      key={value}
      type="number"
      defaultValue={value}
      onBlur={(event) => {
        const entered = event.target.valueAsNumber;
        if (entered >= min && entered <= max) onValue(entered);
        else event.target.value = String(value);
      }}
    />
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
const Source = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
