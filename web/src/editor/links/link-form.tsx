import { Unlink } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { space } from '../../ui/tokens.ts';
import { limits } from '@grantwright/shared/contract';
import { getLinkProblem, parseLinkUrl, type LinkProblem } from './link-url.ts';

type LinkFormProps = {
  url: string;
  onSet: (url: string) => void;
  onRemove: (() => void) | undefined;
};

const problemMessages: Record<LinkProblem, string> = {
  'not-an-address': 'Enter a web address such as https://example.org, or an email address.',
  'too-long': `A link can be at most ${limits.linkUrl.toLocaleString('en-US')} characters long, because Word does not accept longer ones. Use a shorter address.`,
};

/** The address field of a link; rejects addresses that a document must not link to. */
export function LinkForm({ url, onSet, onRemove }: LinkFormProps) {
  const [input, setInput] = useState(url);
  const [problem, setProblem] = useState<LinkProblem>();
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = parseLinkUrl(input);
    if (address) return onSet(address);
    setProblem(getLinkProblem(input));
    field.current?.focus();
    return undefined;
  };

  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label="Link to"
        error={problem && problemMessages[problem]}
        ref={field}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={input}
        onChange={(event) => {
          setInput(event.target.value);
          setProblem(undefined);
        }}
      />
      <Row>
        {onRemove && (
          <Button variant="quiet" size="small" icon={<Unlink size={16} />} onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button type="submit" variant="primary" size="small">
          Set link
        </Button>
      </Row>
    </form>
  );
}

const Row = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-top: ${space[3]};
`;
