import type { ApplicationSummary } from '@grantwright/shared/contract';
import { Download, Eye, PenLine, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { media } from '../../ui/tokens.ts';
import { useDownloadApplication } from './use-application-actions.ts';

type ApplicationActionsProps = {
  application: ApplicationSummary;
  onDelete: (application: ApplicationSummary) => void;
};

/** Icons at the end of a row for editing or viewing, downloading (complete applications only) and deleting. */
export function ApplicationActions({ application, onDelete }: ApplicationActionsProps) {
  const navigate = useNavigate();
  const download = useDownloadApplication();
  const { id, title, status, access } = application;
  const open = () => void navigate(paths.application(id));
  return (
    <Row>
      {access === 'viewer' ? (
        <IconButton label={`View ${title}`} onClick={open}>
          <Eye />
        </IconButton>
      ) : (
        <IconButton label={`Edit ${title}`} onClick={open}>
          <PenLine />
        </IconButton>
      )}
      {status === 'complete' ? (
        <IconButton
          label={`Download ${title}`}
          pending={download.isPending}
          onClick={() => download.mutate(application)}
        >
          <Download />
        </IconButton>
      ) : (
        <NoAction />
      )}
      {application.canDelete ? (
        <IconButton danger label={`Delete ${title}`} onClick={() => onDelete(application)}>
          <Trash2 />
        </IconButton>
      ) : (
        <NoAction />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 2px;
  /* Aligns the icon, not the invisible edge of its button, with the margin. */
  margin-right: -8px;
`;

/* Takes up the same space, so that the icons in all rows line up. */
const NoAction = styled.span`
  width: 36px;
  ${media.phone} {
    display: none;
  }
`;
