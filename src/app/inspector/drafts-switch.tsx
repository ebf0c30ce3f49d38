import { useDesk } from './desk.ts';

const COOKIE = 'rules-preview=development';

/** Under the development server: whether drafts are shown. Under a signed link they always are. */
export function DraftsSwitch() {
  const { isDesk } = useDesk();
  const isOn = document.cookie.includes(COOKIE);
  if (!isDesk) return <span className="quiet">Drafts are shown.</span>;
  const change = (): void => {
    const age = isOn ? '; max-age=0' : '';
    document.cookie = `${COOKIE}; path=/; samesite=strict${age}`;
    location.reload();
  };
  return (
    <label className="switch">
      <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} onChange={change} />
      Show drafts
    </label>
  );
}
