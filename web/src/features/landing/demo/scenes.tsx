import { Check, CircleHelp, Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Box, FactRow, Label, Line, DocumentSheet, Source, Stack, Title } from './scene-parts.ts';
import { Gap } from '../gap.ts';

type Scene = {
  title: string;
  caption: string;
  /** The text alternative for the picture. */
  description: string;
  render: () => ReactNode;
};

const tick = { size: 16, strokeWidth: 2 } as const;

export const scenes: [Scene, ...Scene[]] = [
  {
    title: 'Describe your organization once',
    caption:
      'Keep a profile of your organization. Fill it in from your bylaws or annual report; every value shows the page it came from.',
    description: 'The organization form, filled in from bylaws.pdf.',
    render: () => (
      <Stack>
        <Title>Edit Organization</Title>
        <Label>Organization Name</Label>
        <Box>Northside Reading Room</Box>
        <Source>
          <FileText {...tick} /> Found in bylaws.pdf, page 1
        </Source>
        <Label>Mission Statement</Label>
        <Box>Every child in the Fifth Ward reads for pleasure by the age of nine.</Box>
        <Source>
          <FileText {...tick} /> Found in annual-report.docx
        </Source>
      </Stack>
    ),
  },
  {
    title: 'Add the funder’s guidelines',
    caption: 'Use a PDF, a Word file, a web page, or a document from your library.',
    description: 'Twelve pages of guidelines being analyzed, about three quarters done.',
    render: () => (
      <Stack>
        <Title>Upload Grant Guidelines</Title>
        <Box>
          <Line>
            <FileText {...tick} /> harbor-communities-2027.pdf <Badge>12 pages</Badge>
          </Line>
        </Box>
        <ProgressBar value={72} label="Analyzing document..." />
        <Line>Finding requirements, page 9 of 12</Line>
        <DocumentSheet>
          <mark>
            Describe the community you will serve and the need your project addresses, citing local
            data, in no more than 400 words.
          </mark>
        </DocumentSheet>
      </Stack>
    ),
  },
  {
    title: 'See every requirement',
    caption:
      'Requirements, limits and the deadline, each with a quote and page number from the guidelines. Nothing is guessed.',
    description: 'A checklist: deadline, word limit, attachment and eligibility with their pages.',
    render: () => (
      <Stack>
        <Title>Grant Analysis Complete</Title>
        {(
          [
            ['Due March 15, 2027, 5:00 PM Eastern Time', 'Deadline', 2],
            ['Statement of need: 400 words', 'Limit', 4],
            ['Attach the IRS determination letter', 'Attachment', 7],
            ['Tax-exempt under Section 501(c)(3)', 'Eligibility', 1],
          ] as const
        ).map(([text, kind, page]) => (
          <FactRow key={text}>
            <Check {...tick} />
            <span>{text}</span>
            <Badge>{kind}</Badge>
            <Badge>Page {page}</Badge>
          </FactRow>
        ))}
      </Stack>
    ),
  },
  {
    title: 'Watch your draft take shape',
    caption:
      'Each section uses only your profile, your answers and your documents. You can stop at any time.',
    description: 'Three of five sections drafted, sixty percent done.',
    render: () => (
      <Stack>
        <Title>Generating Your Application</Title>
        <ProgressBar value={60} label="DraftContext" />
        {['Project Summary', 'Statement of Need', 'Project Description'].map((section) => (
          <FactRow key={section}>
            <Check {...tick} />
            <span>{section}</span>
            <Badge tone="success">Drafted</Badge>
          </FactRow>
        ))}
        <FactRow>
          <span>Evaluation</span>
          <Badge>Writing...</Badge>
        </FactRow>
        <FactRow>
          <span>Budget</span>
          <Badge>Waiting</Badge>
        </FactRow>
      </Stack>
    ),
  },
  {
    title: 'Fill in only what is missing',
    caption:
      'Facts link to their sources. Missing facts become open questions; they are never made up.',
    description: 'A paragraph with two facts from the profile and one open question.',
    render: () => (
      <Stack>
        <Title>Review Generated Application</Title>
        <DocumentSheet>
          <h4>Statement of need</h4>
          Northside Reading Room has kept a library open after school <u>since 2009</u>. Last year{' '}
          <u>214 children</u> came at least twice a week. Only{' '}
          <Gap>share of third-graders reading at grade level?</Gap> in the ward’s two schools.
        </DocumentSheet>
        <Line>
          <Badge tone="success" icon={<Check {...tick} size={13} />}>
            2 facts from your profile
          </Badge>
          <Badge tone="warning" icon={<CircleHelp {...tick} size={13} />}>
            1 open question
          </Badge>
        </Line>
      </Stack>
    ),
  },
  {
    title: 'Download it as a Word file',
    caption:
      'With real headings, lists and tables, ready to edit or submit. Your first application is free.',
    description: 'A finished application with its download button.',
    render: () => (
      <Stack>
        <Line>
          <Badge tone="success" icon={<Check {...tick} size={13} />}>
            Complete
          </Badge>
          <Badge>Due March 15, 2027</Badge>
        </Line>
        <Title>After-school reading rooms in the Fifth Ward</Title>
        <DocumentSheet>
          <h4>Project Summary</h4>
          Northside Reading Room requests $38,000 to keep two reading rooms open five afternoons a
          week for one school year.
        </DocumentSheet>
        <Line>
          <Button variant="primary" icon={<Download {...tick} />}>
            Download
          </Button>
          after_school_reading_rooms_in_the_fifth.docx
        </Line>
      </Stack>
    ),
  },
];
