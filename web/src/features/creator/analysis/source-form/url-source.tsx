import { TextField } from '../../../../ui/text-field.tsx';

type UrlSourceProps = {
  url: string;
  isRefused: boolean;
  onEdit: (url: string) => void;
  onEnter: () => void;
};

/** Asks for the web address of the guidelines. */
export function UrlSource({ url, isRefused, onEdit, onEnter }: UrlSourceProps) {
  return (
    <TextField
      label="Web address of the guidelines"
      hint="A public web page, PDF or DOCX file."
      error={
        isRefused
          ? 'Enter the full address of a public page, such as https://example.org/guidelines.'
          : undefined
      }
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={url}
      onChange={(event) => onEdit(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter();
      }}
    />
  );
}
