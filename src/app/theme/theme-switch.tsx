import { useRef } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';
import { useTooltips } from '../tooltip/use-tooltips.ts';
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
  const host = useRef<HTMLFieldSetElement>(null);
  const { TooltipProvider, Tooltip } = useTooltips(host);
  return (
    <fieldset ref={host} className={styles.switch} aria-label="Theme">
      <TooltipProvider>
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
      </TooltipProvider>{' '}
    </fieldset>
  );
}
