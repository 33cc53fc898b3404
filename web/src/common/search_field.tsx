/** A field to find something by words. */
interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onType: (value: string) => void;
}

export function SearchField({ label, placeholder = label, value, onType }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  );
}
