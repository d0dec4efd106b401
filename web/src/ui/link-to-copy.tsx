import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { copyText } from '../lib/copy-text.ts';
import { announce } from './announce.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';
import { notify } from './notify.ts';
import { space } from './tokens.ts';

type LinkToCopyProps = {
  label: string;
  hint: string;
  url: string;
  /** More buttons next to "Copy link". */
  children?: ReactNode;
};

/** Shows the URL of a new link, which cannot be displayed again. */
export function LinkToCopy({ label, hint, url, children }: LinkToCopyProps) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    if (await copyText(url)) {
      setCopied(url);
      announce('Link copied');
    } else notify.error('Not copied', 'Select the link and copy it with your keyboard.');
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Line>
          <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copy()}>{copied === url ? 'Copied' : 'Copy link'}</Button>
          {children}
        </Line>
      )}
    </Field>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  > input {
    flex: 1 1 120px;
    min-width: 0;
  }
`;
