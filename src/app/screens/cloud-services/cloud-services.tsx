import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Loading } from '../../page-view/loading.tsx';

const REDIRECT_AFTER = 100;

const TARGET = '/services/cloud-services';

/** The old address of the cloud services: a loading message, then on to the new one. */
export function CloudServices() {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate({ pathname: TARGET, search, hash }, { replace: true });
    }, REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, search, hash]);
  return (
    <Loading text="Loading cloud services..." isShown>
      <a href={TARGET}>Cloud services</a>
    </Loading>
  );
}
