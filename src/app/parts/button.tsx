import type { ComponentProps } from 'react';
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
export function ButtonLink({ look, size, href, children }: Look & LinkProps) {
  return (
    <a className={buttonClass(look, size)} href={href}>
      {children}
    </a>
  );
}

type LinkProps = Pick<ComponentProps<'a'>, 'href' | 'children'>;

function buttonClass(look: Look['look'] = 'primary', size: Look['size'] = 'normal'): string {
  return [styles.button, styles[look], styles[size]].filter(Boolean).join(' ');
}
