import { ContentPage } from '../../admin/content/content-page.tsx';
import { AdminLayout } from '../../admin/layout/admin-layout.tsx';

export default function AdminPortfolioRoute() {
  return (
    <AdminLayout section="portfolio">
      <ContentPage kind="portfolio" />
    </AdminLayout>
  );
}
