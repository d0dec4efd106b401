import { limits, type Report } from '@grantwright/shared/contract';
import { CalendarPlus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useCalendar } from '../../../../domain/deadline/use-calendar.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { formatCalendarDate } from '../../../../lib/format.ts';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import type { CreatorState } from '../../state/creator-state.ts';

type ReportListProps = {
  application: Pick<CreatorState, 'title' | 'saved'>;
  reports: readonly Report[];
  onChange: (reports: Report[]) => void;
};

/** Lists the reports due after an award. */
export const ReportList = ({ application, reports, onChange }: ReportListProps) => (
  <div>
    <h3>Reports</h3>
    <List role="list">
      {reports.map((report, index) => (
        <ReportItem
          key={`${report.due} ${report.name} ${index}`}
          report={report}
          onChange={(changed) => onChange(reports.with(index, changed))}
          onRemove={() => onChange(reports.filter((one) => one !== report))}
        />
      ))}
    </List>
    <CalendarButton application={application} reports={reports} />
    {reports.length < limits.reports && (
      <AddReport
        onAdd={(report) =>
          onChange([...reports, report].sort((a, b) => a.due.localeCompare(b.due)))
        }
      />
    )}
  </div>
);

/** Adds the open reports to the user's calendar. */
function CalendarButton({ application, reports }: Omit<ReportListProps, 'onChange'>) {
  const calendar = useCalendar();
  const open = reports.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const { title, saved } = application;
  return (
    <Button
      size="small"
      pending={calendar.isPending}
      icon={<CalendarPlus size={16} />}
      onClick={() => calendar.mutate({ title, dates: { reports: open }, applicationId: saved?.id })}
    >
      Add to calendar
    </Button>
  );
}

type ReportItemProps = {
  report: Report;
  onChange: (report: Report) => void;
  onRemove: () => void;
};

const ReportItem = ({ report, onChange, onRemove }: ReportItemProps) => (
  <li>
    <label>
      <input
        type="checkbox"
        checked={report.isDone}
        onChange={(event) => onChange({ ...report, isDone: event.target.checked })}
      />
      <span dir="auto">
        {report.name}
        <small>Due {formatCalendarDate(report.due)}</small>
      </span>
    </label>
    <IconButton label={`Remove ${report.name}`} onClick={onRemove}>
      <Trash2 size={16} />
    </IconButton>
  </li>
);

function AddReport({ onAdd }: { onAdd: (report: Report) => void }) {
  const [name, setName] = useState('');
  const [due, setDue] = useState('');
  const isComplete = name.trim() !== '' && due !== '';
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete) return;
    // The button is disabled until the next report is entered.
    event.currentTarget.querySelector('input')?.focus();
    onAdd({ name: name.trim(), due, isDone: false });
    setName('');
    setDue('');
  };
  return (
    <Form onSubmit={add}>
      <TextField
        label="Report"
        autoComplete="off"
        maxLength={limits.title}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Due"
        type="date"
        value={due}
        onChange={(event) => setDue(event.target.value)}
      />
      <Button type="submit" disabled={!isComplete}>
        Add a report
      </Button>
    </Form>
  );
}

const List = styled.ul`
  margin: ${space[2]} 0;
  li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[1]} 0;
  }
  label {
    display: flex;
    gap: ${space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input {
    flex-shrink: 0;
    width: 20px;
    height: 20px;
    margin: 3px 0 0;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px auto;
  align-items: end;
  gap: ${space[3]};
  margin-top: ${space[4]};
  > button {
    min-height: 44px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
