import { Icon, type IconName } from '../parts/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useTheme } from './theme-context.ts';
import { themes, type Theme } from './theme-store.ts';
import styles from './theme-switch.module.css';

const labels: Record<Theme, string> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'Theme of this device',
};

const icons: Record<Theme, IconName> = { light: 'sun', dark: 'moon', system: 'screen' };

/** Three buttons: light, dark, or as the device wants it. */
export function ThemeSwitch() {
  const { theme: chosen, setTheme } = useTheme();
  return (
    <fieldset className={styles.switch} aria-label="Theme">
      {themes.map((theme) => (
        <Tooltip key={theme} text={labels[theme]}>
          <button
            type="button"
            className={styles.choice}
            aria-label={labels[theme]}
            aria-pressed={theme === chosen}
            onClick={() => setTheme(theme)}
          >
            <Icon name={icons[theme]} />
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}
