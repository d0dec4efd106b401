import type { NewReviewLink } from '@grantwright/shared/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { routes } from '../../../lib/paths.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { notify } from '../../../ui/notify.ts';
import { space } from '../../../ui/tokens.ts';
import { copyText } from '../../../lib/copy-text.ts';

/** The token is in the fragment, which browsers never send to a server. */
const getAddress = ({ token }: NewReviewLink) =>
  new URL(`${routes.review}#token=${token}`, location.href).href;

/** Shows the URL of a new link, which cannot be displayed again. */
export function NewLink({ link }: { link: NewReviewLink }) {
  const [copied, setCopied] = useState<string>();
  const address = getAddress(link);
  const copy = async () => {
    if (await copyText(address)) {
      setCopied(address);
      announce('Link copied');
    } else notify.error('Could not copy', 'Select the link and copy it with your keyboard.');
  };
  return (
    <Field
      label={link.name ? `New link for ${link.name}` : 'New link'}
      hint="Copy it now: it can’t be shown again. If you lose it, revoke it and create another one."
    >
      {(control) => (
        <Line>
          <TextInput
            {...control}
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy()}>{copied === address ? 'Copied' : 'Copy link'}</Button>
        </Line>
      )}
    </Field>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space[2]};
  > input {
    flex: 1;
    min-width: 0;
  }
`;
