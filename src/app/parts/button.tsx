import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'gold' | 'quiet';
  readonly size?: 'normal' | 'small';
}

/** A button that does something on this page. */
export function Button({ look, size, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button className={buttonClass(look, size)} type={type} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={buttonClass(look, size)} {...rest} />;
}

function buttonClass(look: Look['look'] = 'primary', size: Look['size'] = 'normal'): string {
  return [styles.button, styles[look], styles[size]].filter(Boolean).join(' ');
}
