import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { createQueryKey } from '../../../lib/query.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { userQuery } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notify } from '../../../ui/notify.ts';
import { color, size, space } from '../../../ui/tokens.ts';
import { WrappingRow } from '../../../ui/stack.ts';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { twoStepEndpoints } from './two-step-endpoints.ts';

type Setup = { secret: string; uri: string };

/** Sets up two-step verification: asks for the password and the app's first code, then shows the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<Setup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const client = useQueryClient();
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onClose={onClose} />;
  if (!setup)
    return (
      <ProofForm
        key="password"
        fields={['currentPassword'] as const}
        button="Continue"
        send={(body) => api(twoStepEndpoints.startTwoStep, { body })}
        onSuccess={setSetup}
        onClose={onClose}
      />
    );
  return (
    <Stack>
      <p>Scan this code with an authenticator app, then enter the 6-digit code that it shows.</p>
      <QrCode text={setup.uri} label="QR code for an authenticator app" />
      <p>
        On a phone, <a href={setup.uri}>open your app</a>, or enter this key:{' '}
        <Key>{setup.secret.match(/.{1,4}/g)?.join(' ')}</Key>
      </p>
      <ProofForm
        key="code"
        fields={['code'] as const}
        button="Turn on"
        send={(body) => api(twoStepEndpoints.turnOnTwoStep, { body })}
        onSuccess={(result) => {
          notify.success('Two-step verification is on');
          void client.invalidateQueries({ queryKey: userQuery.queryKey });
          void client.invalidateQueries({ queryKey: createQueryKey(endpoints.listSessions) });
          setRecoveryCodes(result.recoveryCodes);
        }}
        onClose={onClose}
      />
    </Stack>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `Grantwright recovery codes\n\n${codes.join('\n')}\n`;
  const codeList = useRef<HTMLUListElement>(null);
  useEffect(() => codeList.current?.focus(), []);
  return (
    <Stack>
      <Notice alert>
        Keep these recovery codes in a safe place. Each signs you in once if you lose your phone.
        They are shown only now.
      </Notice>
      <Codes ref={codeList} tabIndex={-1} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <Key>{code}</Key>
          </li>
        ))}
      </Codes>
      <WrappingRow $gap={3}>
        <Button
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button variant="primary" onClick={onClose}>
          I have saved them
        </Button>
      </WrappingRow>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  max-width: 440px;
  font-size: ${size.small};
`;
const Key = styled.code`
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;
const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.hairline};
  list-style: none;
`;
