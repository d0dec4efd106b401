import type { DocumentFormat } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import { usualFormat, type FormatRules } from '@grantwright/shared/submission';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Field } from '../../../../ui/field.tsx';
import { Select, TextInput } from '../../../../ui/inputs.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { ExpandableQuote } from '../../step-3-requirements/expandable-quote.tsx';
import { FormatNumber } from './format-number.tsx';

type FormatTableProps = {
  rules: FormatRules;
  /** With the user's changes. */
  format: DocumentFormat | undefined;
  onChange: (change: DocumentFormat) => void;
};

const fonts = ['Arial', 'Times New Roman', 'Calibri'];
const spacings = [1, 1.15, 1.5, 2];
const withOwn = <T,>(choices: readonly T[], value: T) =>
  choices.includes(value) ? choices : [value, ...choices];

/** The look of the Word file and the PDF: the funder's rules, which the user can change. */
export function FormatTable({ rules, format, onChange }: FormatTableProps) {
  const shown = { ...usualFormat, header: '', ...format };
  const row = (rule: keyof DocumentFormat, field: ReactNode) => (
    <Row>
      {field}
      <Source sources={rules.sources.filter((source) => source.rule === rule)} />
    </Row>
  );
  return (
    <Grid>
      {row(
        'font',
        <Field label="Font">
          {(props) => (
            <Select
              {...props}
              value={shown.font}
              onChange={(event) => onChange({ font: event.target.value })}
            >
              {withOwn(fonts, shown.font).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>,
      )}
      {row(
        'fontSize',
        <FormatNumber
          label="Size (points)"
          value={shown.fontSize}
          min={6}
          max={24}
          step={0.5}
          onChange={(fontSize) => onChange({ fontSize })}
        />,
      )}
      {row(
        'margin',
        <FormatNumber
          label="Margins (inches)"
          value={shown.margin}
          min={0.25}
          max={3}
          step={0.01}
          onChange={(margin) => onChange({ margin })}
        />,
      )}
      {row(
        'lineSpacing',
        <Field label="Line spacing">
          {(props) => (
            <Select
              {...props}
              value={shown.lineSpacing}
              onChange={(event) => onChange({ lineSpacing: Number(event.target.value) })}
            >
              {withOwn(spacings, shown.lineSpacing).map((value) => (
                <option key={value} value={value}>
                  {value === 1 ? 'Single' : value === 2 ? 'Double' : value}
                </option>
              ))}
            </Select>
          )}
        </Field>,
      )}
      {row(
        'paper',
        <Field label="Paper">
          {(props) => (
            <Select
              {...props}
              value={shown.paper}
              onChange={(event) =>
                onChange({ paper: event.target.value === 'a4' ? 'a4' : 'letter' })
              }
            >
              <option value="letter">US Letter</option>
              <option value="a4">A4</option>
            </Select>
          )}
        </Field>,
      )}
      {row(
        'pageNumbers',
        <Field label="Page numbers">
          {(props) => (
            <Select
              {...props}
              value={String(shown.pageNumbers)}
              onChange={(event) => onChange({ pageNumbers: event.target.value === 'true' })}
            >
              <option value="true">At the bottom</option>
              <option value="false">None</option>
            </Select>
          )}
        </Field>,
      )}
      {row(
        'header',
        <Field label="Header">
          {(props) => (
            <TextInput
              {...props}
              value={shown.header}
              maxLength={limits.name}
              // a pasted tab would make it more than one line
              onChange={(event) => onChange({ header: event.target.value.replaceAll('\t', ' ') })}
            />
          )}
        </Field>,
      )}
    </Grid>
  );
}

function Source({ sources: [first, ...more] }: { sources: FormatRules['sources'] }) {
  if (!first) return null;
  return (
    <SourceText>
      <ExpandableQuote
        quote={first.quote ?? first.text}
        page={first.page}
        file={first.file}
        more={more}
      >
        From the guidelines
      </ExpandableQuote>
    </SourceText>
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
const SourceText = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
