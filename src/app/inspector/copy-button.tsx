import { useState } from 'react';

interface Props {
  readonly label: string;
  readonly text: () => string;
}

/** Copies a text; where a browser does not let it, shows the text to be copied by hand. */
export function CopyButton({ label, text }: Props) {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
      setTimeout(() => setSaid(''), 2000);
    } catch {
      setByHand(text());
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {said === '' ? label : said}
      </button>
      <output className="unseen">{said}</output>
      {byHand !== '' && <textarea readOnly aria-label={label} rows={6} value={byHand} />}
    </>
  );
}
