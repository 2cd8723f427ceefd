/** Whether a server answers. Without one everything but friends by link still works. */
import { useEffect, useState } from 'react';

export function useServer(): boolean {
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    let wanted = true;
    const look = (): void => {
      void fetch('/api/health', { cache: 'no-store' }).then(
        ({ ok }) => wanted && setIsThere(ok),
        () => wanted && setIsThere(false),
      );
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      wanted = false;
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return isThere;
}
