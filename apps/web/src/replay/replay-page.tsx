/** The replay of a table: `/t/<id>/replay?at=<length of the log>`. */
import { Redirect, useParams, useSearchParams } from 'wouter';
import { Loading } from '../ui/loading.tsx';
import { ReplayProblem } from './replay-problem.tsx';
import { ReplayView } from './replay-view.tsx';
import { useTableSource } from './use-source.ts';

export function ReplayPage() {
  const { id = '' } = useParams<{ id: string }>();
  const [search] = useSearchParams();
  const loaded = useTableSource(id);
  if (loaded === undefined) return <Loading />;
  if (loaded.problem !== undefined) return <ReplayProblem problem={loaded.problem} />;
  if (loaded.source === undefined) return <Redirect to={`/t/${id}`} />;
  const at = Number.parseInt(search.get('at') ?? '', 10);
  return (
    <ReplayView
      source={loaded.source}
      at={Number.isSafeInteger(at) ? at : undefined}
      linkTo={(moment) => `${location.origin}/t/${id}/replay?at=${moment}`}
    />
  );
}
