import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonAnchor, IconButton } from '../button.tsx';
import { Field } from '../field.tsx';
import { FileZone } from '../file-zone.tsx';
import { Menu, MenuItem } from '../menu.tsx';
import { OptionField } from '../option-select.tsx';
import { TabPanel, Tabs } from '../tabs.tsx';
import { TextAreaField, TextField } from '../text-field.tsx';
import { Group, Sample } from './sample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const options = [
  { value: 'one', label: 'Document library' },
  { value: 'two', label: 'Upload a file' },
];

/** Buttons, fields, tabs and menus. */
export function Controls() {
  return (
    <Group title="Controls">
      <Buttons />
      <Fields />
      <FileZones />
      <TabsAndMenu />
    </Group>
  );
}

function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Sample key={variant} name={`Button ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size} icon={<PenLine />}>
              {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} pending>
            pending
          </Button>
        </Sample>
      ))}
      <Sample name="ButtonAnchor">
        <ButtonAnchor href="#link">A link that looks like a button</ButtonAnchor>
      </Sample>
      <Sample name="IconButton">
        <IconButton label="Edit">
          <PenLine />
        </IconButton>
        <IconButton label="Delete" danger>
          <Trash2 />
        </IconButton>
        <IconButton label="Working" pending>
          <PenLine />
        </IconButton>
      </Sample>
    </>
  );
}

function Fields() {
  return (
    <>
      <Sample name="TextField">
        <TextField
          label="Organization Name"
          hint="As it appears on your letterhead."
          required
          placeholder="Harbor Street Food Bank"
        />
        <TextField label="With an error" error="Organization name is required" />
        <TextField label="Disabled" optional aside="12 of 200" disabled defaultValue="Not now" />
      </Sample>
      <Sample name="TextAreaField">
        <TextAreaField label="Mission Statement" />
      </Sample>
      <Sample name="OptionField">
        <OptionField label="Type" value="one" options={options} onChoose={() => undefined} />
        <OptionField
          label="Disabled"
          value="one"
          options={options}
          disabled
          onChoose={() => undefined}
        />
      </Sample>
    </>
  );
}

function FileZones() {
  const [file, setFile] = useState<File>();
  return (
    <Sample name="FileZone">
      {[false, true].map((disabled) => (
        <Field key={String(disabled)} label={disabled ? 'Disabled' : 'Guidelines file'}>
          {(control) => (
            <FileZone
              control={control}
              accept=".pdf,.docx"
              disabled={disabled}
              selection={file !== undefined && !disabled}
              onFiles={([chosen]) => setFile(chosen)}
            >
              {file?.name ?? 'Choose a file, or drop it here'}
            </FileZone>
          )}
        </Field>
      ))}
    </Sample>
  );
}

function TabsAndMenu() {
  return (
    <>
      <Sample name="Tabs">
        <Tabs label="Source" tabs={options} defaultValue="one">
          {options.map(({ value, label }) => (
            <TabPanel key={value} value={value}>
              {label}
            </TabPanel>
          ))}
        </Tabs>
      </Sample>
      <Sample name="Menu">
        <Menu trigger={<Button>Open the menu</Button>}>
          <MenuItem>Move up</MenuItem>
          <MenuItem disabled>Move down</MenuItem>
          <MenuItem $danger>Delete</MenuItem>
        </Menu>
      </Sample>
    </>
  );
}
